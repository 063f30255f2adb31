import { findingLine } from '../../report/listing.ts';
import {
  byFirstWord,
  page,
  type StyledLine,
  type TerminalOptions,
  table,
  wrapped,
} from '../../report/terminal.ts';
import { quoted, visible } from '../../report/text.ts';
import { plural } from '../../report/words.ts';
import type { Shown, ShownPackage, ShownProblem } from './schema.ts';
import {
  entryCaution,
  exportLine,
  gradeInTable,
  nothingFound,
  pasteWords,
  policyLine,
  publisherWords,
  takeSentence,
} from './words.ts';

type FileTest = (path: string) => boolean;

/** So many versions are listed if not all are wanted. */
const mostVersions = 10;
const mostFindings = 20;

/**
 * What an export says, as text for a terminal.
 *
 * @param isAll whether to list all versions and findings
 * @param isThere whether the current folder has a file
 */
export function renderShow(
  shown: Shown,
  terminal: TerminalOptions,
  isAll: boolean,
  isThere: FileTest,
): string {
  const { width, paint } = terminal;
  const most = (number: number): number => (isAll ? Number.POSITIVE_INFINITY : number);
  const wrap = (lines: readonly string[]): (string | StyledLine)[] =>
    lines.flatMap((line) => wrapped(line, width)).map(byFirstWord);
  const packages = shown.packages.flatMap((each) => [
    ...packageHead(each),
    ...wrap(serverLines(each)),
    '',
    ...versionTable(each, most(mostVersions), width),
    '',
    ...wrap([takeSentence(each)]),
    ...wrap(detailLines(each, most(mostFindings))),
    ...addLines(each, isThere, width),
    '',
  ]);
  return page(
    [
      ...packages,
      ...wrap(shown.packages.length > 0 ? [] : nothingFound(shown, isThere(shown.query))),
      ...wrap([...shown.problems.map(problemLine), policyLine(shown), exportLine(shown)]),
    ],
    paint,
  );
}

function packageHead({ type, name }: ShownPackage): StyledLine[] {
  const shown = visible(name);
  return [{ text: `${shown} (${type})`, style: 'bold', length: shown.length }];
}

function serverLines({ servers, purl, name }: ShownPackage): string[] {
  return [
    ...(purl === null ? [] : [`  ${visible(purl)}`]),
    ...servers.flatMap((server) => {
      const other = server.packages
        .filter((each) => each !== (purl ?? name))
        .map((each) => quoted(each));
      const more = other.length > 5 ? ` and ${other.length - 5} more` : '';
      return [
        `  ${quoted(server.name)} ${publisherWords(server)}`,
        ...(other.length > 0 ? [`    also ${other.slice(0, 5).join(', ')}${more}`] : []),
      ];
    }),
    ...(servers.length > 1
      ? [`  ${servers.length} servers list it: of each version the worst report counts.`]
      : []),
  ];
}

function versionTable({ versions }: ShownPackage, most: number, width: number | null) {
  const rows = versions
    .slice(0, most)
    .map((each) => [
      each.verdict.toUpperCase(),
      each.version ?? each.judgedVersion ?? '–',
      gradeInTable(each),
      String(each.score ?? '–'),
      each.gradedAt?.slice(0, 10) ?? '–',
      each.rules.join(', '),
    ]);
  const head = ['VERDICT', 'VERSION', 'GRADE', 'SCORE', 'GRADED', 'FAILS'];
  const rest = versions.length - most;
  return [
    ...table(head, rows, width).map(byFirstWord),
    ...(rest > 0 ? [`and ${plural(rest, 'more version')}; --all lists them`] : []),
  ];
}

function detailLines({ detail }: ShownPackage, most: number): string[] {
  if (detail === null) return [];
  const { version, problems, findings, passedFindings } = detail;
  const rest = findings.length - most;
  const name = version === null ? 'It' : quoted(version);
  const counts = [
    ...(passedFindings > 0 ? [`passed ${plural(passedFindings, 'check')}`] : []),
    ...(findings.length > 0 ? [`has ${plural(findings.length, 'other finding')}`] : []),
  ];
  return [
    ...problems.map(problemLine),
    ...(counts.length === 0
      ? []
      : [`${name} ${counts.join(' and ')}${findings.length > 0 ? ':' : '.'}`]),
    ...findings.slice(0, most).map((finding) => `    • ${findingLine(finding, 400)}`),
    ...(rest > 0 ? [`    and ${plural(rest, 'more finding')}; --all lists them`] : []),
  ];
}

function problemLine({ level, rule, message, advice, waived, waivedUntil }: ShownProblem): string {
  const text = visible(`${message} ${advice}`.trim(), 2500);
  if (waived === null) return `${level} ${rule}: ${text}`;
  return `waived ${rule}: ${visible(message, 2500)} Waived${waivedUntil === null ? '' : ` until ${waivedUntil}`}: ${quoted(waived)}`;
}

/** What to paste, and where. It is wrapped, but for what is to be pasted. */
function addLines(
  { add, addFault }: ShownPackage,
  isThere: FileTest,
  width: number | null,
): string[] {
  const wrap = (sentences: readonly string[]) => sentences.flatMap((each) => wrapped(each, width));
  if (add === null) {
    if (addFault === null) return [];
    return ['', ...wrap([`There is nothing to paste. ${visible(addFault)}`])];
  }
  const { sentences, text } = pasteWords(add, add.place === 'project' && isThere(add.file));
  return [
    '',
    ...wrap(sentences),
    '',
    ...text.trimEnd().split('\n'),
    '',
    ...wrap([entryCaution(add)]),
  ];
}
