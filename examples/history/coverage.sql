-- How much each day saw: repositories read, and places that are shown as an earlier run knew them.
SELECT date, selection, started_at, verdict, listed, read, empty, not_read, places, earlier_places,
  rubric_version, export_at
FROM runs ORDER BY date, selection;
