-- The share of places that are pinned, of those with versions, by day.
SELECT date, pinned, unpinned, round(100 * pinned / nullif(pinned + unpinned, 0), 1) AS percent
FROM runs ORDER BY date;
