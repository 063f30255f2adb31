import type { Word } from '../../../model/model.ts';
import {
  emptyReading,
  type FoundDeclaration,
  type Reading,
  type Reference,
  serverNamed,
} from '../reader.ts';
import { firstPlace } from '../tree.ts';
import { checkout } from './step-commands.ts';
import { foldersIn } from './step-files.ts';
import type { StepCommand } from './step-launches.ts';
import { isQuotedText, writtenTexts } from './written-files.ts';

/*
 * What the commands of a step put in the place of a client's file of the checkout: a file of the tree is read
 * as that client's, anything else may declare any server. Nothing is run.
 */

/** Programs that write their last operand from those before it, each operand, or each with an option. */
const copying = new Set(['cp', 'mv', 'ln', 'install', 'rsync']);
const writing = new Set(['tee', 'sponge', 'truncate']);
const editing = new Set(['sed', 'gsed', 'perl', 'ruby', 'yq']);
const inPlace = /^(?:-[a-zE]*i|--in-place(?:=.*)?|-i\..*)$/;
const outputOption = /^(?:-[oO]|--out(?:put|file|put-document|put-file)?)$/;

/** The target of a redirection. */
const redirection = />>?\|?[ \t]*["']?([^\s"'<>|;&()]{1,300})/g;

/** What a command writes: the path, and the words that it is copied from; null where no file has it. */
interface Write {
  readonly path: string;
  readonly source: string | null;
  readonly by: string;
}

/**
 * The client files that commands write.
 *
 * @param paths of client files that clients read on their own, from any folder
 */
export function writtenClientFiles(
  commands: readonly StepCommand[],
  value: string,
  paths: readonly string[],
): Reading {
  const folderAt = foldersIn(value);
  const known = new Set(writtenTexts(value));
  const seen = new Set<number>();
  const all = commands.flatMap(({ words, line, offset }) => {
    const writes = [...writesOf(words), ...(seen.has(offset) ? [] : redirectionsIn(line, known))];
    seen.add(offset);
    return writes.flatMap((write) => {
      const targets = targetsOf(write, paths);
      return targets.length === 0
        ? []
        : [{ write, targets, words, below: folderAt(offset + line.indexOf(write.path)) }];
    });
  });
  const readings = all.map(({ write, targets, words, below }): Reading => {
    const otherwise = unknownFile(write, words);
    if (write.source === null) return { ...emptyReading, declarations: [otherwise] };
    const source = write.source.replace(checkout, '').replace(/^\.\//, '').replace(/\/$/, '');
    const isOfTree = !/^[/~]|[$`*]/.test(source);
    if (!isOfTree) return { ...emptyReading, declarations: [otherwise] };
    const refersTo = targets.map(
      ({ like, rest }): Reference => ({
        path: { text: `${source}${rest}`, span: otherwise.span },
        ...{ readAs: 'own', like },
        ...(below !== '' && { below }),
        // A folder of the tree need not have each of the files.
        ...(targets.length === 1 && { otherwise }),
      }),
    );
    return { ...emptyReading, refersTo };
  });
  return {
    ...emptyReading,
    declarations: readings.flatMap(({ declarations }) => declarations),
    refersTo: readings.flatMap(({ refersTo = [] }) => refersTo),
  };
}

/** A server that nobody can know: the file may have any. What it is downloaded from is no server. */
function unknownFile({ path, by }: Write, words: readonly Word[]): FoundDeclaration {
  const [first = { text: '', span: firstPlace }] = words;
  const args = words.map((word) =>
    word.text.includes('://') ? { ...word, text: `from ${word.text}` } : word,
  );
  return serverNamed(path, first.span, { command: { ...first, text: by }, args });
}

/** The client's files that a path is, or that a folder of them has, each with its path below the source. */
function targetsOf(
  { path, source }: Write,
  paths: readonly string[],
): { readonly like: string; readonly rest: string }[] {
  const target = path.replace(checkout, '').replace(/^\.\//, '');
  if (/^[/~]|[$`]/.test(target)) return [];
  const plain = target.replace(/\/$/, '').toLowerCase();
  const endsWith = (end: string): boolean => plain === end || plain.endsWith(`/${end}`);
  const file = paths.find((each) => endsWith(each.toLowerCase()));
  if (file !== undefined) return [{ like: file, rest: '' }];
  if (source === null) return [];
  const name = source.slice(source.replace(/\/$/, '').lastIndexOf('/') + 1);
  const inFolder = paths.filter(
    (each) => each.includes('/') && endsWith(each.slice(0, each.indexOf('/')).toLowerCase()),
  );
  const copied = inFolder.filter((each) => each.endsWith(`/${name}`));
  return copied.length > 0
    ? copied.map((like) => ({ like, rest: '' }))
    : inFolder.map((like) => ({ like, rest: like.slice(like.indexOf('/')) }));
}

function writesOf([command, ...words]: readonly Word[]): Write[] {
  const by = command?.text.split('/').at(-1) ?? '';
  const operands = words.filter(({ text }) => !text.startsWith('-')).map(({ text }) => text);
  const unknown = (path: string): Write => ({ path, source: null, by });
  if (copying.has(by)) {
    const folder = words.findIndex(({ text }) => /^(?:-t|--target-directory)$/.test(text));
    const target = folder < 0 ? operands.at(-1) : words[folder + 1]?.text;
    const sources = operands.filter((each) => each !== target);
    return sources.map((source) => ({ path: target ?? '', source, by }));
  }
  const isEdited = editing.has(by) && words.some(({ text }) => inPlace.test(text));
  const edited = writing.has(by) || isEdited ? operands : [];
  const given = words.flatMap(({ text }, at) => {
    const [name = '', attached] = text.split('=', 2);
    if (by === 'dd' && name === 'of') return [attached ?? ''];
    return outputOption.test(name) ? [attached ?? words[at + 1]?.text ?? ''] : [];
  });
  return [...edited, ...given].map(unknown);
}

/**
 * Redirections whose text is not a part of the step.
 *
 * @param known paths whose text is in a heredoc
 */
function redirectionsIn(line: string, known: ReadonlySet<string>): Write[] {
  return [...line.matchAll(redirection)].flatMap(({ 1: path = '' }) =>
    (line.includes('<<') && known.has(path)) || isQuotedText(line, path)
      ? []
      : [{ path, source: null, by: '>' }],
  );
}
