import type { Launch, Span } from '../model.ts';
import type { Format } from './formats.ts';
import type { Dialect } from './servers.ts';

/** A declaration as a reader finds it; the caller knows the file and the client. */
export interface FoundDeclaration {
  readonly alias: string;
  readonly span: Span;
  readonly disabled: boolean;
  readonly launch: Launch;
}

/** Something in a file that could not be understood, in words that follow "the file holds". */
export interface ReadingFault {
  readonly message: string;
  readonly span: Span;
}

/** What a reader makes of a text: it never throws, it keeps what it understands and says the rest. */
export interface Reading {
  readonly declarations: readonly FoundDeclaration[];
  readonly faults: readonly ReadingFault[];
}

/** A client's configuration file. */
export interface ClientFile {
  /** Name of the client, as the report shows it. */
  readonly client: string;
  /** Paths relative to any folder of the repository, with `/` between the parts. */
  readonly paths: readonly string[];
  /** By default JSON. */
  readonly format?: Format;
  readonly dialect: Dialect;
}
