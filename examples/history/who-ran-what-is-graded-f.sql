-- Repositories that ran a version whose newest known grade is F, even if they have removed it.
WITH newest AS (
  SELECT type, name, judged_version, max_by(grade, date) AS newest_grade
  FROM places GROUP BY type, name, judged_version
)
SELECT repository, file, name, judged_version AS version,
  min(date) AS first_day, max(date) AS last_day,
  max(date) = (SELECT max(date) FROM runs) AS is_still_there
FROM places JOIN newest USING (type, name, judged_version)
WHERE newest_grade = 'F'
GROUP BY repository, file, name, judged_version ORDER BY name, version, repository, file;
