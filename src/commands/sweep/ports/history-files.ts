import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { ownerOnly } from '../../../io/disk.ts';
import { describeError, GateError } from '../../../model/failure.ts';
import type { Redactor } from '../../../report/redact.ts';
import { createPartialFolder, guardedWrites, isPartialFolder } from '../../ports/partial-folder.ts';
import type { SweepReport } from '../report.ts';
import {
  isSameSelection,
  type SweepSelection,
  selectionWords,
  sweepSelectionSchema,
} from '../selection.ts';
import { historyDay, withEarlierNews } from '../table-rows.ts';
import {
  dayFolder,
  type HistoryDay,
  type HistoryRow,
  type HistoryTable,
  historyTableNames,
  historyViews,
  isTableRow,
  readFolderDay,
  tableFile,
} from '../tables.ts';
import type { DatedRun } from '../trend.ts';

/** Maximum number of attempts if another run writes its day at the same time. */
const mostAttempts = 10;

/** The rows that a complete run adds to a history folder. */
export function dayToAdd(folder: string, report: SweepReport): HistoryDay {
  const day = historyDay(report);
  try {
    return withEarlierNews(day, readDay(folder, reportDate(report), 'places'));
  } catch {
    // The history does not contain this day, or the day is damaged and will be replaced.
    return day;
  }
}

const reportDate = ({ at }: SweepReport): string => new Date(at).toISOString().slice(0, 10);

/**
 * Writes a day into a history folder, replacing any existing data for that day. Readers see only complete
 * days.
 *
 * @throws GateError `output-unwritable`
 */
export function writeHistory(
  folder: string,
  report: SweepReport,
  rows: HistoryDay,
  redact: Redactor,
): void {
  const guarded = guardedWrites(
    `The history cannot be written to ${folder}`,
    'Choose a writable folder with --history, or free disk space.',
  );
  guarded(() => {
    const partial = createPartialFolder(folder);
    try {
      const fresh = join(partial, 'day');
      mkdirSync(fresh);
      for (const table of historyTableNames) {
        const lines = rows[table].map((row) => `${JSON.stringify(row)}\n`);
        const bytes = gzipSync(redact(lines.join('').toWellFormed()), { level: 9 });
        writeFileSync(join(fresh, tableFile(table)), bytes, { mode: ownerOnly });
      }
      const selection = redact(`${JSON.stringify(report.selection, null, 2)}\n`);
      for (const [name, text] of [
        [selectionFile, selection],
        ['views.sql', historyViews()],
      ] as const) {
        writeFileSync(join(partial, name), text, { mode: ownerOnly });
        renameSync(join(partial, name), join(folder, name));
      }
      replaceDay(fresh, folder, dayFolder(reportDate(report)), partial);
    } finally {
      rmSync(partial, { recursive: true, force: true, maxRetries: 3 });
    }
  });
}

/** Replaces a day. The old day stays in the partial folder until the new one is in place. */
function replaceDay(fresh: string, folder: string, day: string, partial: string): void {
  const place = join(folder, day);
  for (let attempt = 1; ; attempt += 1) {
    const replaced = join(partial, `${replacedPrefix}${attempt}`, day);
    mkdirSync(dirname(replaced));
    moveIfExists(place, replaced);
    try {
      renameSync(fresh, place);
      return;
    } catch (error) {
      if (attempt < mostAttempts) continue;
      moveIfExists(replaced, place);
      throw error;
    }
  }
}

function moveIfExists(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error;
  }
}

const replacedPrefix = 'replaced-';

/**
 * Restores the days that a killed run had moved away.
 *
 * @throws GateError `history-unusable`
 */
function restoreReplaced(folder: string): void {
  const foldersIn = (path: string, isWanted: (name: string) => boolean): string[] =>
    readdirSync(path).flatMap((name) => (isWanted(name) ? join(path, name) : []));
  try {
    if (!existsSync(folder)) return;
    for (const partial of foldersIn(folder, isPartialFolder)) {
      for (const replaced of foldersIn(partial, (name) => name.startsWith(replacedPrefix))) {
        for (const day of foldersIn(replaced, (name) => readFolderDay(name) !== null)) {
          const place = join(folder, basename(day));
          if (!existsSync(place)) moveIfExists(day, place);
        }
      }
    }
  } catch (error) {
    // If another run has removed the folder, that run has already restored the day.
    if (Object(error).code !== 'ENOENT') throw historyUnusable(folder, describeError(error));
  }
}

/** A history folder, and the days in it. */
export interface History {
  readonly folder: string;
  /** Oldest first. */
  readonly past: readonly PastRun[];
  /** @throws GateError `history-unusable` if the folder contains the history of another selection */
  readonly refuseOther: (selection: SweepSelection) => void;
}

const selectionFile = 'selection.json';

/**
 * Opens a history. If the folder does not exist yet, the history contains no days.
 *
 * @param onDamage receives the error for an unreadable day; if absent, the error is thrown
 * @throws GateError `history-unusable`
 */
export function readHistory(folder: string, onDamage?: (error: unknown) => void): History {
  const readPastRuns = (): PastRun[] => {
    try {
      restoreReplaced(folder);
      return readRuns(folder);
    } catch (error) {
      if (onDamage === undefined) throw error;
      onDamage(error);
      return [];
    }
  };
  return {
    ...{ folder, past: readPastRuns() },
    refuseOther(selection) {
      const storedSelection = readSelection(folder);
      if (storedSelection === null || isSameSelection(storedSelection, selection)) return;
      throw new GateError(
        'history-unusable',
        `The history ${folder} belongs to ${selectionWords(storedSelection)}, but this run judges ${selectionWords(selection)}.`,
        'Choose another folder with --history. Each selection of repositories needs its own folder.',
      );
    },
  };
}

/** The selection of repositories that a history covers; null if the history does not specify a selection. */
function readSelection(folder: string): SweepSelection | null {
  const path = join(folder, selectionFile);
  try {
    return sweepSelectionSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (Object(error).code === 'ENOENT') return null;
    throw historyUnusable(
      path,
      error instanceof z.ZodError
        ? 'it does not describe a selection of repositories'
        : describeError(error),
    );
  }
}

/** A run in a history. */
export interface PastRun extends DatedRun {
  /** Start of the run, in ISO 8601 format. */
  readonly at: string;
}

/**
 * The runs in a history, oldest first; empty if the folder does not exist.
 *
 * @throws GateError `history-unusable`
 */
export function readRuns(folder: string): PastRun[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (Object(error).code === 'ENOENT') return [];
    throw historyUnusable(folder, describeError(error));
  }
  return names
    .flatMap((name) => readFolderDay(name) ?? [])
    .sort()
    .flatMap((day) =>
      readDay(folder, day, 'runs').map((row) => ({ day, at: row.started_at ?? day, row })),
    );
}

/**
 * Maximum size, in bytes: more than one day's data for any organisation. This tool does not write larger
 * files.
 */
const mostBytes = 1 << 28;

/**
 * The rows of a table for a day.
 *
 * @throws GateError `history-unusable`
 */
export function readDay<Table extends HistoryTable>(
  folder: string,
  day: string,
  table: Table,
): HistoryRow<Table>[] {
  const path = join(folder, dayFolder(day), tableFile(table));
  try {
    return gunzipSync(readFileWhole(path), { maxOutputLength: mostBytes })
      .toString()
      .split('\n')
      .slice(0, -1)
      .map((line, at) => {
        const row: unknown = JSON.parse(line);
        if (isTableRow(table, row)) return row;
        throw new Error(`line ${at + 1} is not a row of ${table}`);
      });
  } catch (error) {
    throw historyUnusable(path, describeError(error));
  }
}

/** Reads a file from a day that another run may be replacing. */
function readFileWhole(path: string): Buffer {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return readFileSync(path);
    } catch (error) {
      if (attempt === mostAttempts || Object(error).code !== 'ENOENT') throw error;
    }
  }
}

function historyUnusable(path: string, fault: string): GateError {
  return new GateError(
    'history-unusable',
    `The history ${path} cannot be used, because ${fault}.`,
    'Give the folder that "sweep --history" wrote, or remove the damaged day.',
  );
}
