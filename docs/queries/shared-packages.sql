-- Packages that several servers claim on the newest day.

SELECT r.ecosystem, r.name,
       count(DISTINCT r.server_index) AS servers,
       list(DISTINCT v.publisher) AS publishers
FROM package_refs r
JOIN servers v ON v.date = r.date AND v.server_index = r.server_index
WHERE r.date = (SELECT max(date) FROM days) AND r.ecosystem IS NOT NULL
GROUP BY r.ecosystem, r.name
HAVING count(DISTINCT r.server_index) > 1
ORDER BY servers DESC, r.name;
