-- Failing places by week: those of its last day, and what began to fail in it by cause.
SELECT date_trunc('week', date)::DATE AS week, arg_max(failing_places, date) AS failing_places,
  arg_max(places, date) AS places, sum(brought_in)::BIGINT AS brought_in,
  sum(graded_anew)::BIGINT AS graded_anew, sum(rubric_changed)::BIGINT AS rubric_changed,
  sum(policy_changed)::BIGINT AS policy_changed
FROM runs GROUP BY week ORDER BY week;
