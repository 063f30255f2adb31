/** Why bytes are no export document, and where. */
export class StructureError extends Error {
  /** Bytes before the fault; null where it is found later, in an element by itself. */
  readonly offset: number | null;
  /** Whether the document broke off: what is there may be the beginning of a sound one. */
  readonly isCut: boolean;

  constructor(message: string, offset: number | null, isCut = false) {
    super(message);
    this.name = 'StructureError';
    this.offset = offset;
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
