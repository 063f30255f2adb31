import {
  type Block,
  dash,
  firstItems,
  type Inline,
  type Item,
  item,
  joinLines,
  type Line,
  levelLabel,
  line,
  list,
  ownText,
  paragraph,
  pluralLine,
  prose,
  strong,
  table,
  verdictSign,
} from '../../report/document.ts';
import { findingLine } from '../../report/listing.ts';
import { writeMarkdown } from '../../report/write-html.ts';
import { type TerminalOptions, writeText } from '../../report/write-text.ts';
import type { Shown, ShownPackage, ShownProblem, ShownVersion } from './schema.ts';
import {
  exportLine,
  gradeInTable,
  nothingFound,
  policyLine,
  publisherWords,
  takeSentence,
} from './show-messages.ts';

type FileTest = (path: string) => boolean;

/** Limits that apply without `--all`. */
const briefly: ShowLimits = { versions: 10, findings: 20 };

export function renderShow(
  shown: Shown,
  terminal: TerminalOptions,
  isAll: boolean,
  pathExists: FileTest,
): string {
  const unlimited = Number.POSITIVE_INFINITY;
  const limits = isAll ? { versions: unlimited, findings: unlimited } : briefly;
  return writeText(showBlocks(shown, limits, pathExists), terminal, line`--all lists them`);
}

/** Maximum number of versions, and of findings, in Markdown. The JSON output contains all of them. */
const mostRows = 30;

export function renderShowMarkdown(shown: Shown): string {
  const blocks = [...showBlocks(shown, { versions: mostRows, findings: mostRows }, () => false)];
  return writeMarkdown(blocks, { limit: Number.POSITIVE_INFINITY, whereRest: null });
}

interface ShowLimits {
  readonly versions: number;
  readonly findings: number;
}

function* showBlocks(shown: Shown, most: ShowLimits, pathExists: FileTest): Generator<Block> {
  for (const each of shown.packages) {
    yield list([serverItem(each)]);
    yield versionTable(each, shown, most.versions);
    yield paragraph(prose(takeSentence(each)));
    yield* detailBlocks(each, most.findings);
  }
  yield list([
    ...(shown.packages.length > 0 ? [] : nothingFound(shown, pathExists(shown.query))).map((each) =>
      prose(each),
    ),
    ...shown.problems.map(problemLine),
    ...[policyLine(shown), exportLine(shown)].map((each) => prose(each)),
  ]);
}

function serverItem({ type, name, servers, purl }: ShownPackage): Item {
  const lines = servers.flatMap((server) => {
    const otherPackages = server.packages.filter((each) => each !== (purl ?? name));
    return [
      line`${server.name} ${prose(publisherWords(server))}`,
      ...(otherPackages.length > 0 ? [line`  also ${firstItems(otherPackages, 5)}`] : []),
    ];
  });
  return item(
    line`${strong(prose(name))} (${ownText(type)})`,
    paragraph(
      ...(purl === null ? [] : [prose(purl)]),
      ...lines,
      ...(servers.length > 1
        ? [
            line`${servers.length} servers list this package. For each version, the worst report counts.`,
          ]
        : []),
    ),
  );
}

function scoreCell({ score, rubric }: ShownVersion, exportRubric: string | null): Inline {
  if (score === null) return dash;
  const isOfExport = rubric === null || exportRubric === null || rubric === exportRubric;
  return isOfExport ? score : line`${score}, rubric ${rubric}`;
}

const versionTable = (
  { versions }: ShownPackage,
  { export: { rubricVersion } }: Shown,
  most: number,
): Block =>
  table(
    ['Verdict', 'Version', 'Grade', 'Score', 'Graded', 'Fails'],
    versions.map((each) => [
      verdictSign(each.verdict),
      each.version ?? each.judgedVersion ?? dash,
      gradeInTable(each),
      scoreCell(each, rubricVersion),
      each.gradedAt?.slice(0, 10) ?? dash,
      joinLines(each.rules.map((rule) => prose(rule))),
    ]),
    { most, one: 'version' },
  );

function* detailBlocks({ detail }: ShownPackage, most: number): Generator<Block> {
  if (detail === null) return;
  const { version, problems, findings, passedFindings } = detail;
  const name = version === null ? line`It` : line`${version}`;
  const counts = [
    ...(passedFindings > 0 ? [line`passed ${pluralLine(passedFindings, 'check')}`] : []),
    ...(findings.length > 0 ? [line`has ${pluralLine(findings.length, 'other finding')}`] : []),
  ];
  yield list([
    ...problems.map(problemLine),
    ...(counts.length === 0
      ? []
      : [
          item(
            line`${name} ${joinLines(counts, line` and `)}${ownText(findings.length > 0 ? ':' : '.')}`,
            list(
              findings.map((finding) => prose(findingLine(finding, 400))),
              { most, one: 'finding' },
            ),
          ),
        ]),
  ]);
}

function problemLine({ level, rule, message, advice, waived, waivedUntil }: ShownProblem): Line {
  const head = line`${levelLabel(waived === null ? level : 'waived')} ${prose(rule)}`;
  if (waived === null) return line`${head}: ${prose(`${message} ${advice}`.trim())}`;
  const until = waivedUntil === null ? ownText('') : line` until ${prose(waivedUntil)}`;
  return line`${head}: ${prose(message)} Waived${until}: ${waived}`;
}
