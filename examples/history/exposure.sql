-- The most exposed servers: the distance below the minimum, summed over the repositories in which they fail.
SELECT type, name, version, count(DISTINCT repository) AS repositories, sum(below) AS exposure
FROM (SELECT repository, type, name, version, max(below) AS below FROM places
  WHERE date = (SELECT max(date) FROM runs) AND below > 0 GROUP BY repository, type, name, version)
GROUP BY type, name, version ORDER BY exposure DESC, name;
