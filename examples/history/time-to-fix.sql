-- How long places fail: from the first failing day of a row of days to the first day without; what is still
-- open has its age. A day without a run is neither.
WITH days AS (
  SELECT date, row_number() OVER (ORDER BY date) AS day, lead(date) OVER (ORDER BY date) AS next_day FROM runs
), failing AS (
  SELECT DISTINCT date, day, next_day, repository, file, alias, client
  FROM places JOIN days USING (date) WHERE len(fails) > 0
), numbered AS (
  SELECT *, day - row_number() OVER (PARTITION BY repository, file, alias, client ORDER BY day) AS span FROM failing
), spans AS (
  SELECT repository, file, alias, min(date) AS failing_since,
    if(max(date) = (SELECT max(date) FROM runs), NULL, max(next_day)) AS fixed_by
  FROM numbered GROUP BY repository, file, alias, client, span
)
SELECT *, fixed_by IS NULL AS is_open, coalesce(fixed_by, (SELECT max(date) FROM runs)) - failing_since AS days
FROM spans ORDER BY is_open DESC, days DESC, repository, file, alias;
