-- All waivers in use, sorted by expiry.
SELECT expires, expires - date AS days_left, rule, match, file, alias, check_name, reason,
  written_in, list(DISTINCT repository ORDER BY repository) AS repositories, sum(covers)::BIGINT AS covers
FROM waivers WHERE date = (SELECT max(date) FROM runs)
GROUP BY ALL ORDER BY expires, rule;
