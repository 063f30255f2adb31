-- Places by grade on the last day.
SELECT if(score IS NULL, NULL, grade) AS grade, count(*) AS places, count(DISTINCT repository) AS repositories
FROM places WHERE date = (SELECT max(date) FROM runs) GROUP BY 1 ORDER BY 1;
