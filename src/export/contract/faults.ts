/** Some bytes are no export document; the message says why. */
export class StructureError extends Error {
  /** Bytes before the fault; null if the fault was found in a record that was parsed later. */
  readonly offset: number | null;
  /** The first bytes of the document, which may show its real format; null for a later element. */
  readonly beginning: Uint8Array | null;
  /** Whether the document ends too early and may be the beginning of a valid one. */
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

/** A record of an export is not JSON. The code that splits the document adds the record's place. */
export class RecordError extends StructureError {
  /** @param record its JSON Pointer, if known */
  constructor(record: string | null = null) {
    super(record === null ? 'one of its records is not JSON' : `its record ${record} is not JSON`);
    this.name = 'RecordError';
  }
}

/** A store that opened has damage in a required part. The store counts as a cache miss. */
export class StoreDamaged extends Error {
  constructor(cause?: unknown) {
    super('the store is damaged', { cause });
    this.name = 'StoreDamaged';
  }
}
