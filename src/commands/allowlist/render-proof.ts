import { listedMatch } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { list } from '../../report/html.ts';
import { html, htmlCode } from '../../report/text.ts';
import { plural, scoreOf, serverName, shownGrade, versionOf } from '../../report/words.ts';
import { isPassing } from './judge-launches.ts';
import { type LaunchPlace, serverText } from './launches.ts';
import type { LaunchRow, Outcomes } from './outcomes.ts';
import type { ClientProof } from './proof.ts';

/** What a proof is rendered of. */
export interface ProofPage {
  readonly proofs: readonly ClientProof[];
  readonly outcomes: Outcomes;
  /** What may be missing, in sentences. */
  readonly notices: readonly string[];
  /** Whether grades, scores and rules may be shown. */
  readonly withGrades: boolean;
}

/** Rows of a section: nobody reviews more, and GitHub shows no file that is much larger. */
const maxRows = 1000;
const maxPlaces = 5;
/** Places of what does not start: whoever works there has to be told. */
const maxBlockedPlaces = 20;
/** Characters of a launch; a longer one is cut, and says so. */
const longestLaunch = 2000;

/**
 * The proof as Markdown, for reviews. It says nothing of the day on which it was made, so that it changes
 * only where something in it does. All of it is HTML blocks, in which a stranger's text is no markup.
 */
export function renderProof(page: ProofPage): string {
  const { proofs, outcomes, notices } = page;
  const section = (title: string, rows: readonly LaunchRow[], about: string): string[] =>
    rows.length === 0
      ? []
      : [`<h2>${title}: ${rows.length}</h2>`, `<p>${about}</p>`, rowTable(rows, page)];
  const blocks = [
    '<h1>What clients admit</h1>',
    `<p><strong>${html(proofResult(proofs))}</strong></p>`,
    countTable(page),
    ...(notices.length === 0 ? [] : ['<h2>What may be missing</h2>', noticeList(notices)]),
    ...proofs.flatMap(faultBlocks),
    ...section(
      'Passes, and will not start',
      outcomes.blocked,
      'The policy accepts these, and the lists do not name them: people lose them when the lists come into force. The reason says what to change.',
    ),
    ...section(
      'In use, and not admitted',
      outcomes.failing,
      'The policy does not accept these, so they do not start: tell those who use them. A version that passes is named where there is one, and “check” in the repository says the rest. Where all places of a launch fail it is denied too, which one more word in its command evades: what keeps it out is that it is not on the list of what is allowed.',
    ),
    ...section(
      'Was in use, and not kept',
      outcomes.notKept,
      'These do not pass any longer, so who still has them loses them with these lists.',
    ),
    ...section(
      'In use, and cannot be judged',
      outcomes.undecided,
      'These are neither allowed nor denied, so they do not start. “check” says why for each.',
    ),
    ...section(
      'In use, and only its repository tells what it is',
      outcomes.untold,
      'The report that lists these has their words alone, and a script, a lockfile, a variable or code of the repository decides what they start. Name the folder or the state of the sweep in place of the report.',
    ),
    ...section(
      'Does not pass, and cannot be told',
      outcomes.uncertain,
      'A variable in their words may become words that are allowed, or the documentation of the client does not say how it compares them.',
    ),
    ...section(
      'Admitted, and not identified',
      outcomes.notIdentified,
      'The words do not say which package, image or address they use, so nothing was graded, and the policy accepts that. Under the preset strict these fail.',
    ),
    ...section(
      'Admitted, whatever the folder has',
      outcomes.anyFolder,
      'The folder in which these words are started decides what they start: its own code, a script, or a lockfile. The client admits them in every folder.',
    ),
    ...section(
      'Admitted, any version',
      outcomes.anyVersion,
      'Nothing in these words pins a version. The client admits them, and each start may fetch another version than the one that was judged.',
    ),
    ...section('Admitted', outcomes.admitted, 'The policy accepts these, and the lists name them.'),
    ...section(
      'Kept',
      outcomes.kept,
      'Not in use any longer, and still admitted, until everybody has what came in their place.',
    ),
    '<h2>What this proves, and what not</h2>',
    list(limits.map((each) => html(each))),
    '<h2>What each client was compared by</h2>',
    list(proofs.map(sourceItem)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** As many as of launches, for an organisation has many files. */
function noticeList(notices: readonly string[]): string {
  const more = notices.length - maxRows;
  return list([
    ...notices.slice(0, maxRows).map((each) => html(each)),
    ...(more > 0 ? [`and ${more} more`] : []),
  ]);
}

/** The result in a sentence. */
export function proofResult(proofs: readonly ClientProof[]): string {
  const faults = proofs.reduce((sum, each) => sum + each.faults.length, 0);
  if (faults > 0) {
    return `The proof fails: ${plural(faults, 'server')} would not be treated as the policy says. Do not deploy these files.`;
  }
  return 'The proof holds: what is in use and named by an entry is admitted, and nothing in use that fails is.';
}

const limits = [
  'It proves what a client admits, by the words of a command or the address, and not what then runs: variables, headers, the working folder, settings such as .npmrc, and a version that is not pinned are outside of what clients compare.',
  'A client compares words one by one. The same server started by other words, such as one more option, is another launch: it does not start until it is listed.',
  'A list of what is denied holds nobody back who changes a command: one more word evades it. Denied addresses hold.',
  'A launch that nobody showed to this command is not in it: a file that is not in a repository, or a repository that was not read.',
  'Copilot’s cloud agent does not enforce these lists. There, the gate in pull requests is the control.',
];

function countTable({ proofs, outcomes }: ProofPage): string {
  const cells = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
  const inUse = (proof: ClientProof, isWanted: (outcome: string) => boolean): string =>
    String(proof.launches.filter(({ outcome }) => isWanted(outcome)).length);
  const rows = proofs.map((proof) => {
    const { client, counts } = proof;
    return cells('td', [
      `${html(client.title)} (${htmlCode(client.file)})`,
      inUse(proof, (outcome) => outcome === 'admitted'),
      inUse(proof, (outcome) => outcome !== 'admitted'),
      String(counts.commands),
      String(counts.addresses),
      String(counts.denied),
    ]);
  });
  const head = ['Client', 'Places admitted', 'Places not admitted'];
  const entries = ['Commands allowed', 'Addresses allowed', 'Denied'];
  const blocked = outcomes.blocked.length;
  return [
    '<table>',
    cells('th', [...head, ...entries]),
    ...rows,
    '</table>',
    ...(blocked === 0
      ? []
      : [`<p>Passing, and not admitted: ${blocked}. These will not start; see below.</p>`]),
  ].join('\n');
}

function faultBlocks({ client, faults }: ClientProof): string[] {
  if (faults.length === 0) return [];
  const items = faults
    .slice(0, maxRows)
    .map(({ server, expected }) =>
      expected === 'refused'
        ? `${htmlCode(serverText(server), longestLaunch)} does not pass, and is admitted.`
        : `${htmlCode(serverText(server), longestLaunch)} passes and is listed, and is not admitted.`,
    )
    .sort();
  return [`<h2>Where the proof fails: ${html(client.title)}</h2>`, list(items)];
}

function rowTable(rows: readonly LaunchRow[], page: ProofPage): string {
  const shown = rows.slice(0, maxRows).map((row) => `<tr>${cellsOf(row, page).join('')}</tr>`);
  const more = rows.length - shown.length;
  return ['<table>', ...shown, '</table>', ...(more === 0 ? [] : [`<p>and ${more} more</p>`])].join(
    '\n',
  );
}

function cellsOf(row: LaunchRow, { proofs, withGrades }: ProofPage): string[] {
  const reasons = row.clients.flatMap(({ title, reason }) =>
    reason === null ? [] : [{ title, reason }],
  );
  const isInAll = row.clients.length >= proofs.length;
  const same = new Set(reasons.map(({ reason }) => reason)).size === 1 && isInAll;
  const words = same
    ? reasons.slice(0, 1).map(({ reason }) => html(reason))
    : reasons.map(({ title, reason }) => `${html(title)}: ${html(reason)}`);
  const clients =
    reasons.length > 0 || isInAll
      ? []
      : [`${row.clients.map(({ title }) => html(title)).join(', ')} only`];
  const notes = [
    ...words,
    ...clients,
    ...row.launch.judged.flatMap(remedyWords),
    ...(withGrades ? row.launch.judged.map(gradeWords) : []),
  ];
  return [
    `<td>${row.text === '' ? 'no words of its own' : htmlCode(row.text, longestLaunch)}</td>`,
    `<td>${placesWords(row.places, isStarted(row) ? maxPlaces : maxBlockedPlaces)}</td>`,
    ...(notes.length === 0 ? [] : [`<td>${notes.join('<br>')}</td>`]),
  ];
}

const isStarted = ({ clients, launch }: LaunchRow): boolean =>
  isPassing(launch) && clients.every(({ reason }) => reason === null);

function placesWords(places: readonly LaunchPlace[], most: number): string {
  const shown = places.slice(0, most).map(({ source, file, line, alias, isDisabled }) => {
    const path = source === '' ? `${file}:${line}` : `${source}/${file}:${line}`;
    return `${htmlCode(path)} as ${htmlCode(alias)}${isDisabled ? ', switched off' : ''}`;
  });
  const more = places.length - shown.length;
  return [...shown, ...(more === 0 ? [] : [`and ${more} more places`])].join('<br>');
}

/** The version that passes in place of one that fails. */
function remedyWords(server: JudgedDependency): string[] {
  const { verdict, remedy } = server;
  if (verdict !== 'fail' || remedy === null) return [];
  return [`${htmlCode(serverName(server))} passes in version ${htmlCode(remedy.version)}`];
}

/** What the export says, for those who may show it. */
function gradeWords(server: JudgedDependency): string {
  const rules = [...new Set(server.problems.map(({ rule }) => rule))].sort();
  const waived = server.problems.flatMap(({ waivedUntil }) => waivedUntil ?? []).sort();
  const grade =
    listedMatch(server.match) === null
      ? ''
      : `, ${htmlCode(shownGrade(server))} ${html(scoreOf(server))}`;
  return [
    `${htmlCode(serverName(server))} ${htmlCode(versionOf(server))}${grade}`,
    ...(rules.length === 0 ? [] : [rules.map((rule) => htmlCode(rule)).join(', ')]),
    ...(waived[0] === undefined ? [] : [`waived until ${html(waived[0])}`]),
  ].join('; ');
}

function sourceItem({ client: { title, source } }: ClientProof): string {
  return `${html(title)} (${html(source.version)}), by its documentation of ${html(source.read)}: ${htmlCode(source.url)}`;
}
