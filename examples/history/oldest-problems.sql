-- Problems with repositories and files, such as invalid policies, oldest first.
SELECT repository, file, rule, message, since, owners FROM problems
WHERE date = (SELECT max(date) FROM runs) AND since IS NOT NULL ORDER BY since, repository, file;
