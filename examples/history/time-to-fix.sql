-- How long servers fail in a repository: from the first of consecutive failing days to the first day without
-- a failure. Failures that are still open show their age. A day without a run does not interrupt a failure.
-- A renamed repository, an entry with a new alias, and an entry that moves to another file count as the same.
-- A repository that is no longer judged does not count as fixed.
WITH days AS (
  SELECT date, row_number() OVER (ORDER BY date) AS day, lead(date) OVER (ORDER BY date) AS next_day
  FROM (SELECT DISTINCT date FROM runs)
), judged AS (
  SELECT DISTINCT date, coalesce(repository_id, repository) AS id FROM repositories
), failing AS (
  SELECT date, day, next_day, coalesce(repository_id, repository) AS id, client, type,
    coalesce(name, alias) AS server, max(repository) AS repository
  FROM places JOIN days USING (date) WHERE len(fails) > 0
  GROUP BY date, day, next_day, id, client, type, server
), numbered AS (
  SELECT *, day - row_number() OVER (PARTITION BY id, client, type, server ORDER BY day) AS span FROM failing
), spans AS (
  SELECT id, arg_max(repository, date) AS repository, client, type, server,
    min(date) AS failing_since, max(date) AS last_day, max(next_day) AS next_day
  FROM numbered GROUP BY id, client, type, server, span
), ends AS (
  SELECT *, next_day IS NULL OR last_day = (SELECT max(date) FROM runs) AS is_open,
    next_day IS NOT NULL AND NOT EXISTS (
      FROM judged WHERE judged.id = spans.id AND judged.date = spans.next_day) AS is_gone
  FROM spans
)
SELECT repository, client, type, server, failing_since,
  if(is_open OR is_gone, NULL, next_day) AS fixed_by, is_open, is_gone,
  if(is_open, (SELECT max(date) FROM runs), next_day) - failing_since AS days
FROM ends ORDER BY is_open DESC, days DESC, repository, client, server;
