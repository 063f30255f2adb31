-- The policies in effect on a day: the organisation's policy at its commit, and each repository's policy at the
-- judged commit. The query uses the last run on or before that day.
SELECT runs.date, repository, commit, policies
FROM repositories JOIN runs USING (date)
WHERE date = (SELECT max(date) FROM runs WHERE date <= DATE '2026-11-20')
ORDER BY repository;
