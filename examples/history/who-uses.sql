-- Repositories that use a server, with the first and last day. Days without a run do not end a period.
SELECT repository, file, version, min(date) AS first_day, max(date) AS last_day,
  max(date) = (SELECT max(date) FROM runs) AS is_still_there
FROM places WHERE name LIKE '%notes%'
GROUP BY repository, file, version ORDER BY repository, file, first_day;
