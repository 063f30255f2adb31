-- The servers that matter most: repositories in which they fail, times the distance below the minimum.
SELECT type, name, version, count(DISTINCT repository) AS repositories, sum(below) AS exposure
FROM (SELECT repository, type, name, version, max(below) AS below FROM places
  WHERE date = (SELECT max(date) FROM runs) AND below > 0 GROUP BY repository, type, name, version)
GROUP BY type, name, version ORDER BY exposure DESC, name;
