-- Failing places by week: the number on the last day of the week, and new failures in the week by cause.
WITH daily AS (
  SELECT date, sum(failing_places)::BIGINT AS failing_places, sum(places)::BIGINT AS places,
    sum(brought_in) AS brought_in, sum(graded_anew) AS graded_anew,
    sum(rubric_changed) AS rubric_changed, sum(policy_changed) AS policy_changed
  FROM runs GROUP BY date
)
SELECT date_trunc('week', date)::DATE AS week, arg_max(failing_places, date) AS failing_places,
  arg_max(places, date) AS places, sum(brought_in)::BIGINT AS brought_in,
  sum(graded_anew)::BIGINT AS graded_anew, sum(rubric_changed)::BIGINT AS rubric_changed,
  sum(policy_changed)::BIGINT AS policy_changed
FROM daily GROUP BY week ORDER BY week;
