-- Failures on the last day, by owner and rule. A failure with two owners counts for both.
SELECT owner, rule, count(*) AS problems, count(DISTINCT repository) AS repositories
FROM (SELECT unnest(if(len(owners) = 0, ['no owner'], owners)) AS owner, * FROM problems
  WHERE date = (SELECT max(date) FROM runs) AND level IN ('fail', 'error') AND waived IS NULL)
GROUP BY owner, rule ORDER BY problems DESC, owner, rule;
