-- Repositories that could not be read on the last day, the first such day, and the day of the results shown instead.
SELECT repository, reason, unread_since, as_of FROM repositories
WHERE date = (SELECT max(date) FROM runs) AND status = 'not-read' ORDER BY unread_since, repository;
