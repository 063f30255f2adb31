-- The percentage of pinned places, among places with versions, by day.
SELECT date, sum(pinned)::BIGINT AS pinned, sum(unpinned)::BIGINT AS unpinned,
  round(100 * sum(pinned) / nullif(sum(pinned) + sum(unpinned), 0), 1) AS percent
FROM runs GROUP BY date ORDER BY date;
