import type { LaunchedThing, Word } from '../model.ts';
import { type PackageSpec, unidentifiedSpec } from '../versions/ecosystem.ts';

/** A family of commands that fetch and start servers. */
export interface Launcher {
  /** Names of the command, without folder and without `.exe` or `.cmd`. */
  readonly commands: readonly string[];
  /** What the command fetches, runs or connects to; `command` is the word that names it. */
  readonly resolve: (args: readonly Word[], command: Word) => readonly LaunchedThing[];
}

/** A package specification as the server that a launch starts. */
export function serverOf(spec: PackageSpec, at: Word): LaunchedThing {
  return { ...spec, role: 'server', resolved: null, span: at.span };
}

/** A launch that does not tell what it starts, with the reason in words. */
export function unidentified(at: Word, reason: string): LaunchedThing {
  return serverOf(unidentifiedSpec(at.text, reason), at);
}
