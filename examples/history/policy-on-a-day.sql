-- Which policies held on a day: the organisation's at its commit, and that of each repository at the commit
-- that was judged. The last run on or before the day counts.
SELECT runs.date, repository, commit, policies
FROM repositories JOIN runs USING (date)
WHERE date = (SELECT max(date) FROM runs WHERE date <= DATE '2026-11-20')
ORDER BY repository;
