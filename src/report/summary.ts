import type {
  Finding,
  JudgedDependency,
  Phrase,
  Problem,
  Report,
  Verdict,
  Warmed,
} from '../model.ts';
import { renderPhrase } from '../phrase.ts';
import { shownName } from '../policy/words.ts';
import { evidenceLines } from './evidence.ts';
import { html, htmlCode } from './text.ts';
import {
  endingSoon,
  endingWords,
  gradeOf,
  headline,
  instant,
  moveWords,
  nameOf,
  placeOf,
  plural,
  scoreOf,
  sourceWords,
  verdictWord,
  versionOf,
  warmedWords,
  worstFirst,
} from './words.ts';

/** GitHub refuses a step summary above this size as a whole. */
const maxBytes = 1024 * 1024;

/** What a summary shows, from all to least; the first that fits is taken. */
const ladder = ['findings', 'failing findings', 'servers', 'counts'] as const;
type Detail = (typeof ladder)[number];

const marks: Readonly<Record<Verdict, string>> = { pass: '✅', warn: '⚠️', fail: '❌', error: '⛔' };

/** The verdict on a server with its mark. */
function verdictCell(server: JudgedDependency): string {
  return server.verdict === null
    ? verdictWord(server)
    : `${marks[server.verdict]} ${server.verdict}`;
}

/**
 * The job summary as GitHub-flavoured Markdown, within 1 MiB. Everything is written as HTML blocks
 * without blank lines inside, where Markdown has no say: a stranger's text can only be text.
 */
export function renderSummary(report: Report): string {
  for (const detail of ladder) {
    const text = joinWithin(blocksOf(report, detail), maxBytes - 1024);
    if (text !== null) return text;
  }
  // Counts are few bytes whatever the report; only a broken ladder gets here.
  throw new Error('the shortest summary does not fit');
}

/** The summary of a run that only fills the cache. */
export function renderWarmed(warmed: Warmed): string {
  return `<h2>MCP Grade Gate: cache</h2>\n\n<p>${html(warmedWords(warmed))}</p>\n`;
}

/** The blocks with a blank line between them, or null as soon as they exceed the limit in bytes. */
function joinWithin(blocks: Iterable<string>, limit: number): string | null {
  const kept: string[] = [];
  let bytes = 0;
  for (const block of blocks) {
    bytes += Buffer.byteLength(block) + 2;
    if (bytes > limit) return null;
    kept.push(block);
  }
  return `${kept.join('\n\n')}\n`;
}

function* blocksOf(report: Report, detail: Detail): Generator<string> {
  yield `<h2>${marks[report.verdict]} MCP Grade Gate: ${report.verdict}</h2>`;
  yield `<p>${html(headline(report))}</p>`;
  const message = report.policy?.messages.get(report.verdict);
  if (message !== undefined) yield `<p>${lines(message)}</p>`;
  if (report.run.remarks.length > 0) {
    yield ['<ul>', ...report.run.remarks.map((each) => `<li>${html(each)}</li>`), '</ul>'].join(
      '\n',
    );
  }
  if (report.failure !== null) {
    const { details, remedy } = report.failure;
    if (details.length > 0) {
      yield ['<ul>', ...details.map((detail) => `<li>${html(detail)}</li>`), '</ul>'].join('\n');
    }
    yield `<p><strong>What to do:</strong> ${html(remedy)}</p>`;
  }
  if (detail === 'counts') {
    yield '<p>There is too much to show here; the JSON report holds everything.</p>';
  } else {
    const groups = grouped(report.servers.filter(({ isCounted }) => isCounted));
    if (groups.length > 0) yield serverTable(groups);
    if (detail === 'servers') {
      yield '<p>The findings do not fit here; the JSON report holds them.</p>';
    } else {
      const remarkable = groups.filter(({ first }) => first.problems.length > 0);
      if (remarkable.length > 0) yield '<h3>What was found</h3>';
      for (const group of remarkable) yield serverBlock(group, detail);
    }
    if (report.problems.length > 0) {
      yield `<h3>Files, export and policy</h3>\n${problemList(report.problems, detail)}`;
    }
    const ending = endingSoon(report).map((each) => `<li>${phrase(endingWords(each))}</li>`);
    if (ending.length > 0)
      yield ['<h3>Waivers that end soon</h3>', '<ul>', ...ending, '</ul>'].join('\n');
    if (report.removed.length > 0) yield `<p>${removedLine(report)}</p>`;
    const earlier = earlierBlock(report, detail);
    if (earlier !== null) yield earlier;
  }
  yield coverage(report, detail);
}

interface ServerGroup {
  readonly first: JudgedDependency;
  readonly places: readonly string[];
}

/** One group per server and version, worst first, with every place that declares it. */
function grouped(servers: readonly JudgedDependency[]): ServerGroup[] {
  const groups = new Map<string, { first: JudgedDependency; places: string[] }>();
  for (const server of servers) {
    const { type, specifier, declaration, reason } = server.dependency;
    const rules = server.problems.map(({ rule, level, waived }) => [rule, level, waived]);
    const before = server.previous?.match?.judgedVersion ?? null;
    const key = JSON.stringify([
      type,
      nameOf(server),
      specifier,
      reason,
      server.verdict,
      rules,
      before,
    ]);
    const known = groups.get(key) ?? { first: server, places: [] };
    known.places.push(placeOf({ file: declaration.file, span: declaration.span }));
    groups.set(key, known);
  }
  const order: readonly Verdict[] = ['error', 'fail', 'warn', 'pass'];
  return [...groups.values()].sort(
    (a, b) => order.indexOf(a.first.verdict ?? 'pass') - order.indexOf(b.first.verdict ?? 'pass'),
  );
}

function serverTable(groups: readonly ServerGroup[]): string {
  const rows = groups.map(({ first, places }) => {
    const { type, declaration, role } = first.dependency;
    const remarks = [
      ...(role === 'launcher' ? ['launcher'] : []),
      ...(declaration.disabled ? ['disabled'] : []),
    ];
    const cells = [
      verdictCell(first),
      `${htmlCode(nameOf(first))} ${[type, ...remarks].join(', ')}`,
      htmlCode(versionOf(first)),
      html(gradeOf(first)),
      html(scoreOf(first)),
      places
        .slice(0, 8)
        .map((place) => htmlCode(place))
        .join('<br>') + (places.length > 8 ? `<br>and ${places.length - 8} more` : ''),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const head = ['Verdict', 'Server', 'Version', 'Grade', 'Score', 'Declared in'];
  return [
    '<table>',
    `<tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr>`,
    ...rows,
    '</table>',
  ].join('\n');
}

function serverBlock({ first, places }: ServerGroup, detail: Detail): string {
  const { declaration } = first.dependency;
  const mark = first.verdict === null ? '' : marks[first.verdict];
  const title = `<h4>${mark} ${htmlCode(nameOf(first))} ${htmlCode(versionOf(first))}</h4>`;
  const place = `<p>Declared as ${htmlCode(declaration.alias)} in ${places
    .slice(0, 8)
    .map((each) => htmlCode(each))
    .join(', ')}</p>`;
  const move = moveWords(first);
  const moved = move === null ? [] : [`<p>This change: ${phrase(move)}</p>`];
  return [title, place, ...moved, problemList(first.problems, detail)].join('\n');
}

function removedLine({ removed }: Report): string {
  const names = [...new Set(removed.map(shownName))];
  const rest = names.length > 20 ? ` and ${names.length - 20} more` : '';
  return `Taken out: ${names
    .slice(0, 20)
    .map((name) => htmlCode(name))
    .join(', ')}${rest}`;
}

/** What was there before: one line, and the rest for who opens it. */
function earlierBlock({ servers, earlierProblems }: Report, detail: Detail): string | null {
  const earlier = servers.filter(({ isCounted }) => !isCounted);
  if (earlier.length + earlierProblems.length === 0) return null;
  const failing = earlier.filter(({ verdict }) => verdict === 'fail' || verdict === 'error').length;
  const wouldFail = failing === 0 ? '' : `, ${failing} of which would fail today`;
  const faulty =
    earlierProblems.length === 0
      ? ''
      : `, ${plural(earlierProblems.length, 'file')} that cannot be read`;
  return [
    `<details><summary>Was there before: ${plural(earlier.length, 'server')}${wouldFail}${faulty}</summary>`,
    ...(detail === 'servers' || earlier.length === 0 ? [] : [serverTable(grouped(earlier))]),
    ...(detail === 'servers' || earlierProblems.length === 0
      ? []
      : [problemList(earlierProblems, detail)]),
    '</details>',
  ].join('\n');
}

/** Words of several lines. */
function lines(text: string): string {
  return text.trim().split(/\r?\n/).map(html).join('<br>');
}

function problemList(problems: readonly Problem[], detail: Detail): string {
  const items = problems.toSorted(worstFirst).map((problem) => {
    const { rule, level, message, advice, findings, waived } = problem;
    const shown =
      detail === 'findings' ? findings : findings.filter(({ result }) => result === 'fail');
    const state = waived === null ? level : `waived: ${html(waived)}`;
    return [
      `<li><strong>${html(rule)}</strong> (${state}): ${phrase(message)} <em>${phrase(advice)}</em>`,
      ...(shown.length === 0 ? [] : [`<ul>`, ...shown.map(findingItem), `</ul>`]),
      '</li>',
    ].join('\n');
  });
  return ['<ul>', ...items, '</ul>'].join('\n');
}

function findingItem({ check, reference, result, weight, evidence }: Finding): string {
  const lines = evidenceLines(evidence).map(
    ({ label, text }) =>
      `<br>${label === null ? '' : `${htmlCode(label)}: `}${htmlCode(text, 1000)}`,
  );
  const heading = `${htmlCode(check ?? reference)} (${html(result)}${weight === null ? '' : `, weight ${weight}`})`;
  return `<li>${heading}${lines.join('')}</li>`;
}

function coverage(report: Report, detail: Detail): string {
  const { files, servers, policy } = report;
  const of = (status: string) => files.filter((file) => file.status === status);
  const disabled = servers.filter(({ dependency }) => dependency.declaration.disabled).length;
  const matched = servers.filter(({ match }) => match?.server != null).length;
  const lines = [
    `Files read: ${filesLine(of('read'), detail)}`,
    `Not readable: ${filesLine(of('unreadable'), detail)}`,
    `Left out: ${filesLine(of('skipped'), detail)}`,
    report.export.generatedAt !== null
      ? `Servers: ${servers.length}, in the export ${matched}, not in it ${servers.length - matched}, disabled ${disabled}`
      : `Servers: ${servers.length}, disabled ${disabled}`,
    `Export: ${report.failure === null ? exportLine(report) : 'none'}`,
    ...(policy === null ? [] : [`Policy: preset ${policy.preset}, min-score ${policy.minScore}`]),
  ];
  return [
    `<details><summary>Coverage: ${plural(of('read').length, 'file')} read, ${of('unreadable').length} not readable, ${of('skipped').length} left out</summary>`,
    '<ul>',
    ...lines.map((line) => `<li>${line}</li>`),
    '</ul>',
    '</details>',
  ].join('\n');
}

function filesLine(files: Report['files'], detail: Detail): string {
  const shown = detail === 'counts' ? [] : files.slice(0, 50);
  const names = shown.map(
    ({ path, reason }) => `${htmlCode(path)}${reason === null ? '' : ` (${html(reason)})`}`,
  );
  const rest = files.length - shown.length;
  return files.length === 0 ? 'none' : [...names, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
}

function exportLine({ export: { source, generatedAt, rubricVersion, caution } }: Report): string {
  if (generatedAt === null) return sourceWords[source];
  const rubric = rubricVersion === null ? '' : `, rubric ${htmlCode(rubricVersion)}`;
  const remark = caution === null ? '' : `. ${html(caution)}`;
  return `generated ${instant(generatedAt)}${rubric}, ${sourceWords[source]}${remark}`;
}

function phrase(text: Phrase): string {
  return renderPhrase(text, htmlCode, html);
}
