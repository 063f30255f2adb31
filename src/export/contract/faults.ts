/** Thrown for bytes that are not an export document. The message states the reason. */
export class StructureError extends Error {
  /** Number of bytes before the error; null if the error arose when a record was parsed. */
  readonly offset: number | null;
  /**
   * First bytes of the document, which can reveal its actual format; null if the error arose when a record
   * was parsed.
   */
  readonly beginning: Uint8Array | null;
  /** Whether the document ends too early, but could be the start of a valid document. */
  readonly isCut: boolean;

  constructor(
    message: string,
    offset: number | null = null,
    beginning: Uint8Array | null = null,
    isCut = false,
  ) {
    super(message);
    this.name = 'StructureError';
    this.offset = offset;
    this.beginning = beginning;
    this.isCut = isCut;
  }
}

/**
 * Thrown for an export record that is not JSON. The code that splits the document adds the record's location.
 */
export class RecordError extends StructureError {
  /** @param record the record's JSON Pointer, if known */
  constructor(record: string | null = null) {
    super(record === null ? 'one of its records is not JSON' : `its record ${record} is not JSON`);
    this.name = 'RecordError';
  }
}

/**
 * Thrown for a store that can be opened but is damaged in a required part. Callers treat the store as a cache
 * miss.
 */
export class StoreDamaged extends Error {
  constructor(cause?: unknown) {
    super('the store is damaged', { cause });
    this.name = 'StoreDamaged';
  }
}
