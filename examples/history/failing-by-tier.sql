-- Failures on the last day, by the repository's custom property "tier". Requires --properties tier.
SELECT coalesce(r.custom_properties['tier'][1], 'none') AS tier,
  count(DISTINCT p.repository) AS repositories, count(*) AS places,
  count(*) FILTER (len(p.fails) > 0) AS failing
FROM places p JOIN repositories r ON r.date = p.date AND r.repository = p.repository
WHERE p.date = (SELECT max(date) FROM runs)
GROUP BY 1 ORDER BY failing DESC, tier;
