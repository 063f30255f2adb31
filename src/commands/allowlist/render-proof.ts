import { listedMatch } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import {
  type Block,
  type Cell,
  dash,
  joinLines,
  type Line,
  line,
  list,
  moreLine,
  ownText,
  paragraph,
  pluralLine,
  prose,
  type Row,
  section,
  strong,
  table,
  title,
  value,
} from '../../report/document.ts';
import { gradeText, scoreText, serverName, versionText } from '../../report/report-messages.ts';
import { writeMarkdown } from '../../report/write-html.ts';
import { isPassing } from './judge-launches.ts';
import { type LaunchPlace, serverText } from './launches.ts';
import { type LaunchRow, type Outcomes, outcomeParts } from './outcomes.ts';
import type { ClientProof } from './proof.ts';

export interface ProofPage {
  readonly proofs: readonly ClientProof[];
  readonly outcomes: Outcomes;
  readonly notices: readonly string[];
  readonly withGrades: boolean;
}

/**
 * Maximum number of rows in a section. Reviewers cannot read more, and GitHub does not display much larger
 * files.
 */
const maxRows = 1000;
const maxPlaces = 5;
/**
 * Maximum number of places listed for a launch that will not start. It exceeds `maxPlaces` because everyone
 * affected by a blocked launch must be informed.
 */
const maxBlockedPlaces = 20;
/** Maximum displayed length of a launch, in characters. Longer launches are truncated with a note. */
const longestLaunch = 2000;

/**
 * Renders the proof as Markdown that consists of HTML blocks, in which untrusted text cannot act as markup.
 * Nothing in the proof depends on the current date, so the file changes only when the results change.
 */
export function renderProof(page: ProofPage): string {
  const { proofs, outcomes, notices } = page;
  const blocks = [
    title(line`Servers that clients admit`),
    paragraph(strong(proofResult(proofs))),
    ...countBlocks(page),
    // Gaps have the same limit as launches, because an organisation can have many unreadable files.
    section(line`Possible gaps`, [
      list(
        notices.map((each) => prose(each)),
        { most: maxRows },
      ),
    ]),
    ...proofs.map(faultSection),
    ...outcomeParts.map(({ name, heading, about }): Block => {
      const rows = outcomes[name].map((row) => launchCells(row, page));
      return section(
        line`${ownText(heading)}: ${rows.length}`,
        rows.length === 0 ? [] : [paragraph(ownText(about)), table([], rows, { most: maxRows })],
      );
    }),
    section(line`Limits of this proof`, [list(limits.map((each) => ownText(each)))]),
    section(line`Sources for the comparison`, [list(proofs.map(sourceLine))]),
  ];
  return writeMarkdown(blocks, {
    limit: Number.POSITIVE_INFINITY,
    level: 1,
    whereRest: null,
  });
}

export function proofResult(proofs: readonly ClientProof[]): Line {
  const faults = proofs.reduce((sum, each) => sum + each.faults.length, 0);
  if (faults > 0) {
    return line`The proof fails: clients would not treat ${pluralLine(faults, 'server')} as the policy requires. Do not deploy these files.`;
  }
  return line`The proof holds: every launch in use that has an entry is admitted, and no failing launch in use is admitted.`;
}

const limits = [
  'The proof shows which commands and addresses a client admits, but not which code then runs. Clients do not compare variables, headers, the working folder, settings such as .npmrc, or unpinned versions.',
  'A client compares commands word by word. The same server started with different words, such as an additional option, is a different launch. It does not start until it is listed.',
  'A denied command is easy to evade, because an additional word makes it a different command. Denied addresses cannot be evaded this way.',
  'The proof covers only launches in the given sources. It does not cover files outside a repository, or repositories that were not read.',
  'Copilot’s cloud agent does not enforce these lists. For that agent, use the gate in pull requests.',
] as const;

function countBlocks({ proofs, outcomes }: ProofPage): Block[] {
  const inUse = (proof: ClientProof, isWanted: (outcome: string) => boolean): number =>
    proof.launches.filter(({ outcome }) => isWanted(outcome)).length;
  const rows = proofs.map((proof): Row => {
    const { client, counts } = proof;
    return [
      line`${prose(client.title)} (${client.file})`,
      inUse(proof, (outcome) => outcome === 'admitted'),
      inUse(proof, (outcome) => outcome !== 'admitted'),
      ...[counts.commands, counts.addresses, counts.denied],
    ];
  });
  const head = [
    ...['Client', 'Places admitted', 'Places not admitted', 'Commands allowed'],
    ...['Addresses allowed', 'Denied'],
  ] as const;
  const blocked = outcomes.blocked.length;
  return [
    table(head, rows),
    ...(blocked === 0
      ? []
      : [paragraph(line`Passing but not admitted: ${blocked}. These will not start; see below.`)]),
  ];
}

function faultSection({ client, faults }: ClientProof): Block {
  const items = faults
    .map(({ server, expected }) => ({ text: serverText(server), expected }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ text, expected }) =>
      expected === 'refused'
        ? line`${value(text, longestLaunch)} does not pass, but is admitted.`
        : line`${value(text, longestLaunch)} passes and is listed, but is not admitted.`,
    );
  return section(line`Proof failures: ${prose(client.title)}`, [list(items, { most: maxRows })]);
}

function launchCells(row: LaunchRow, { proofs, withGrades }: ProofPage): Cell[] {
  const reasons = row.clients.flatMap(({ title: client, reason }) =>
    reason === null ? [] : [{ client, reason }],
  );
  const isInAll = row.clients.length >= proofs.length;
  const hasSameReason = new Set(reasons.map(({ reason }) => reason)).size === 1 && isInAll;
  const reasonLines = hasSameReason
    ? reasons.slice(0, 1).map(({ reason }) => prose(reason))
    : reasons.map(({ client, reason }) => line`${prose(client)}: ${prose(reason)}`);
  const clients = row.clients.map((each) => prose(each.title));
  const notes = [
    ...reasonLines,
    ...(reasons.length > 0 || isInAll ? [] : [line`${joinLines(clients)} only`]),
    ...row.launch.judged.flatMap(remedyLines),
    ...(withGrades ? row.launch.judged.map(gradeLine) : []),
  ];
  return [
    row.text === '' ? line`no command or address` : value(row.text, longestLaunch),
    placeLines(row.places, isStarted(row) ? maxPlaces : maxBlockedPlaces),
    ...(notes.length === 0 ? [] : [notes]),
  ];
}

const isStarted = ({ clients, launch }: LaunchRow): boolean =>
  isPassing(launch) && clients.every(({ reason }) => reason === null);

function placeLines(places: readonly LaunchPlace[], most: number): Line[] {
  const shownLines = places
    .slice(0, most)
    .map(({ source, file, line: number, alias, isDisabled }) => {
      const path = source === '' ? `${file}:${number}` : `${source}/${file}:${number}`;
      return line`${path} as ${alias}${ownText(isDisabled ? ', disabled' : '')}`;
    });
  const restCount = places.length - shownLines.length;
  return [...shownLines, ...(restCount === 0 ? [] : [line`and ${moreLine(restCount, 'place')}`])];
}

function remedyLines(server: JudgedDependency): Line[] {
  const { verdict, remedy } = server;
  if (verdict !== 'fail' || remedy === null) return [];
  return [line`${serverName(server)} passes in version ${remedy.version}`];
}

function gradeLine(server: JudgedDependency): Line {
  const rules = [...new Set(server.problems.map(({ rule }) => rule))].sort();
  const waived = server.problems.flatMap(({ waivedUntil }) => waivedUntil ?? []).sort();
  const grade =
    listedMatch(server.match) === null
      ? ownText('')
      : line`, ${gradeText(server)} ${scoreText(server) ?? dash}`;
  const parts = [
    line`${serverName(server)} ${versionText(server)}${grade}`,
    ...(rules.length === 0 ? [] : [joinLines(rules)]),
    ...(waived[0] === undefined ? [] : [line`waived until ${prose(waived[0])}`]),
  ];
  return joinLines(parts, line`; `);
}

const sourceLine = ({ client: { title: client, source } }: ClientProof): Line =>
  line`${prose(client)} (${prose(source.version)}), according to its documentation as of ${prose(source.read)}: ${source.url}`;
