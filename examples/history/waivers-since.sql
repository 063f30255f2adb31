-- The first and last day of each waiver in a repository. A waiver from the first recorded day may be older.
-- last_day is the last run with the waiver.
SELECT arg_max(repository, date) AS repository, rule, match, file, alias, check_name, reason, written_in, expires,
  min(date) AS first_day, max(date) AS last_day,
  min(date) = (SELECT min(date) FROM runs) AS may_be_older,
  max(date) < (SELECT max(date) FROM runs) AS is_over
FROM waivers
GROUP BY coalesce(repository_id, repository), rule, match, file, alias, check_name, reason, written_in, expires
ORDER BY first_day, repository, rule, reason;
