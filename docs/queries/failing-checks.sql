-- The checks that fail most often on the newest day, and the number of versions and servers that fail them.

SELECT f.check_name,
       count(*) AS failures,
       count(DISTINCT s.score_index) AS versions,
       count(DISTINCT s.server_id) AS servers
FROM findings f
JOIN score_findings sf ON sf.date = f.date AND sf.finding_index = f.finding_index
JOIN scores s ON s.date = sf.date AND s.score_index = sf.score_index
WHERE f.date = (SELECT max(date) FROM days) AND f.result = 'fail'
GROUP BY f.check_name
ORDER BY failures DESC, f.check_name
LIMIT 50;
