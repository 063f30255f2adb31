-- Versions whose score or grade differs between the two newest days, under the same rubric.

WITH newest AS (SELECT max(date) AS date FROM days),
     before AS (SELECT max(date) AS date FROM days WHERE date < (SELECT date FROM newest))
SELECT s.server_id, s.version,
       o.score AS old_score, s.score AS new_score,
       o.grade AS old_grade, s.grade AS new_grade
FROM scores s
JOIN scores o ON o.server_id = s.server_id AND o.version = s.version
WHERE s.date = (SELECT date FROM newest)
  AND o.date = (SELECT date FROM before)
  AND o.rubric_version IS NOT DISTINCT FROM s.rubric_version
  AND (o.score IS DISTINCT FROM s.score OR o.grade IS DISTINCT FROM s.grade)
ORDER BY s.score - o.score, s.server_id, s.version;
