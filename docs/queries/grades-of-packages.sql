-- The grades of every version of every npm package on the newest day.

SELECT r.name, s.version, s.score, s.grade
FROM package_refs r
JOIN servers v ON v.date = r.date AND v.server_index = r.server_index
JOIN scores s ON s.date = v.date AND s.server_id = v.id
WHERE r.date = (SELECT max(date) FROM days) AND r.ecosystem = 'npm'
ORDER BY r.name, s.version;
