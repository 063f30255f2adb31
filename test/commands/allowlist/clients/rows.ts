import { describe, expect, test } from 'vitest';
import type {
  Admission,
  ClientServer,
  EnforcingClient,
} from '../../../../src/commands/allowlist/client.ts';

/** The source of a row: a page or a file, and the day on which it was read. */
export interface Source {
  readonly at: string;
  readonly read: string;
}

/** Settings from one source or from `several`, a server, and the expected outcome. */
export type Row = readonly [settings: unknown, server: ClientServer, admission: Admission];

export const url = (address: string, name?: string): ClientServer => ({
  kind: 'url',
  url: address,
  ...(name === undefined ? {} : { name }),
});

export const command = (argv: readonly string[], name?: string): ClientServer => ({
  kind: 'command',
  argv,
  ...(name === undefined ? {} : { name }),
});

/** Several sources that reach one machine, the strongest first. */
export const several = (...sources: readonly unknown[]): unknown => ({ [severalSources]: sources });
const severalSources = Symbol('several sources');

/**
 * Tests that a client behaves as a source says, with one test for each row. The suite's name gives the source
 * and the day.
 */
export function expectRows(client: EnforcingClient, source: Source, rows: readonly Row[]): void {
  describe(`${client.title}: ${source.at} (read ${source.read})`, () => {
    test.for(
      rows.map(([settings, server, admission]) => ({
        settings,
        server,
        admission,
        name: `${JSON.stringify(sourcesOf(settings))} ${JSON.stringify(server)}`,
      })),
    )('$name: $admission', ({ settings, server, admission }) => {
      expect(client.admits(sourcesOf(settings))(server)).toBe(admission);
    });
  });
}

function sourcesOf(settings: unknown): readonly unknown[] {
  return typeof settings === 'object' && settings !== null && severalSources in settings
    ? (settings[severalSources] as readonly unknown[])
    : [settings];
}
