/** Why bytes are no export document, and where. */
export class StructureError extends Error {
  /** Bytes before the fault; null where it is found later, in an element by itself. */
  readonly offset: number | null;
  /** The first bytes of the document, to say what it is where it is none; none in an element by itself. */
  readonly beginning: Uint8Array | null;
  /** Whether the document broke off: what is there may be the beginning of a sound one. */
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

/** A store that opens and turns out to be damaged where it is read: it is a miss, and no answer. */
export class StoreDamaged extends Error {
  constructor(cause?: unknown) {
    super('the store is damaged', { cause });
    this.name = 'StoreDamaged';
  }
}
