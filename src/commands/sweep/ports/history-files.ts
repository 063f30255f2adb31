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

/** Maximum number of attempts to read or replace a day that another run is replacing. */
const mostAttempts = 10;

/**
 * Returns the rows that a complete run adds to a history, including news from an earlier run on the same day.
 */
export function dayToAdd(folder: string, report: SweepReport): HistoryDay {
  const day = historyDay(report);
  try {
    return withEarlierNews(day, readDay(folder, reportDate(report), 'places'));
  } catch {
    // The history does not have this day yet, or the day is damaged and will be replaced.
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
    'Choose a writable folder with --history, or free up disk space.',
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

/**
 * Replaces a day. Until the new day is in place, the old day stays in the partial folder, so that
 * `restoreReplaced` can restore it.
 */
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
 * Restores days that a killed run moved away but did not replace.
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
    // A run that removes a partial folder puts the day back first.
    if (Object(error).code !== 'ENOENT') throw historyUnusable(folder, describeError(error));
  }
}

export interface History {
  readonly folder: string;
  /** Oldest first. */
  readonly past: readonly PastRun[];
  /** @throws GateError `history-unusable` if the folder contains a history that covers another selection */
  readonly refuseOther: (selection: SweepSelection) => void;
}

const selectionFile = 'selection.json';

/**
 * Opens a history, which is empty if the folder does not exist.
 *
 * @param onDamage receives the error if a day cannot be read; the history is then empty. Without `onDamage`,
 * the error is thrown.
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
        `The history in ${folder} belongs to ${selectionWords(storedSelection)}, but this run judges ${selectionWords(selection)}.`,
        'Choose another folder with --history. Each selection of repositories needs its own folder.',
      );
    },
  };
}

/** Returns the selection that a history covers; null if the folder has no selection file. */
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

export interface PastRun extends DatedRun {
  /** Start of the run, in ISO 8601; only the date if the run recorded no start time. */
  readonly at: string;
}

/**
 * Returns the runs in a history, oldest first; empty if the folder does not exist.
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

/** Maximum uncompressed size of a table for one day, in bytes: more than any organisation needs. */
const mostBytes = 1 << 28;

/** @throws GateError `history-unusable` if the day is missing or damaged */
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

/** Reads a file. While another run replaces the day, the file is briefly missing, so the read is retried. */
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
    `The history in ${path} cannot be used: ${fault}.`,
    'Give a folder written by "sweep --history", or remove the folder for the damaged day.',
  );
}
