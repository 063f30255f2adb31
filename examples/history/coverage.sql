-- Daily coverage: repositories that were read, and places shown from an earlier run.
SELECT date, selection, started_at, verdict, listed, read, empty, not_read, places, earlier_places,
  rubric_version, export_at
FROM runs ORDER BY date, selection;
