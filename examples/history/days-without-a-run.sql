-- Days without a complete run, between the first and the last run.
SELECT day::DATE AS date
FROM generate_series((SELECT min(date) FROM runs), (SELECT max(date) FROM runs), INTERVAL 1 DAY) AS days(day)
WHERE day NOT IN (SELECT date FROM runs)
ORDER BY date;
