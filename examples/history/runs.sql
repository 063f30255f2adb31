-- How long each run took, and what it cost.
SELECT date, selection, seconds, requests, round(requests / greatest(listed, 1), 2) AS requests_a_repository
FROM runs ORDER BY ALL;
