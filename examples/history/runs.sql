-- The duration and cost of each run.
SELECT date, selection, seconds, requests, round(requests / greatest(listed, 1), 2) AS requests_a_repository
FROM runs ORDER BY ALL;
