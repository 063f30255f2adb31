-- Changes since a given day: places that appeared, disappeared, started to fail, or stopped failing. A renamed
-- repository, or an entry with a new alias, counts as the same.
WITH numbered AS (
  SELECT *, coalesce(repository_id, repository) AS id, coalesce(name, alias) AS server,
    row_number() OVER (PARTITION BY date, coalesce(repository_id, repository), file, client, role, type,
      coalesce(name, alias) ORDER BY line) AS nth
  FROM places
), old AS (
  SELECT * FROM numbered WHERE date = (SELECT min(date) FROM runs WHERE date >= DATE '2026-11-01')
), new AS (
  SELECT * FROM numbered WHERE date = (SELECT max(date) FROM runs)
), judged AS (
  SELECT coalesce(repository_id, repository) AS id FROM repositories WHERE date = (SELECT max(date) FROM runs)
)
SELECT coalesce(new.repository, old.repository) AS repository, file, coalesce(new.alias, old.alias) AS alias,
  coalesce(new.name, old.name) AS name,
  CASE WHEN old.date IS NULL THEN 'came'
    WHEN new.date IS NULL AND id NOT IN (FROM judged) THEN 'repository is no longer judged'
    WHEN new.date IS NULL THEN 'went'
    WHEN len(new.fails) > 0 AND len(old.fails) = 0 THEN 'began to fail'
    WHEN len(new.fails) = 0 AND len(old.fails) > 0 THEN 'stopped failing'
    ELSE 'changed' END AS what,
  old.version AS old_version, new.version AS new_version, old.grade AS old_grade, new.grade AS new_grade
FROM old FULL JOIN new USING (id, file, client, role, type, server, nth)
WHERE old.date IS NULL OR new.date IS NULL OR old.fails <> new.fails
  OR old.version IS DISTINCT FROM new.version OR old.grade IS DISTINCT FROM new.grade
ORDER BY ALL;
