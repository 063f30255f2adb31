-- Repositories with a server that fails a check, on the last day. Also requires the views of "export tables":
-- SET file_search_path = 'history,corpus'; then .read both views.sql.
WITH failing AS (
  SELECT DISTINCT r.ecosystem AS type, r.name, s.version, f.check_name, f.evidence
  FROM findings f
  JOIN score_findings sf ON sf.date = f.date AND sf.finding_index = f.finding_index
  JOIN scores s ON s.date = sf.date AND s.score_index = sf.score_index
  JOIN servers v ON v.date = s.date AND v.id = s.server_id
  JOIN package_refs r ON r.date = v.date AND r.server_index = v.server_index
  WHERE f.date = (SELECT max(date) FROM days) AND f.result = 'fail' AND f.check_name = 'path-traversal'
)
SELECT repository, file, name, judged_version AS version, owners, evidence
FROM places JOIN failing USING (type, name)
WHERE places.date = (SELECT max(date) FROM runs) AND failing.version = places.judged_version
ORDER BY repository, file, name;
