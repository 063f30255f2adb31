import { instant, sourceWords } from '../../report/report-messages.ts';
import { quoteValue } from '../../report/text.ts';
import type { Shown, ShownPackage } from './schema.ts';

function gradeWords({ grade, score }: Pick<ShownPackage['versions'][number], 'grade' | 'score'>) {
  if (score === null) return 'not graded';
  return `graded ${grade === null ? 'without a letter' : quoteValue(grade, 20)} (${score} of 100)`;
}

export function publisherWords({
  id,
  publisher,
  verified,
}: ShownPackage['servers'][number]): string {
  const by = publisher === null ? 'without a named publisher' : `by ${quoteValue(publisher)}`;
  return `(${quoteValue(id)}) ${by}, ${verified === true ? 'verified' : 'not verified'}`;
}

export function takeSentence({ take, detail, versions }: ShownPackage): string {
  const namedDetail = detail?.reason === 'named' && detail.version !== null ? detail : null;
  const judgedSentence =
    namedDetail === null
      ? ''
      : `${quoteValue(namedDetail.version ?? '')} is ${gradeWords(namedDetail)} and ${verdictWords[namedDetail.verdict]}. `;
  if (take === null) {
    const noneSentence =
      versions.length > 1 ? `None of the ${versions.length} versions passes.` : 'It does not pass.';
    return namedDetail !== null && versions.length <= 1
      ? judgedSentence.trim()
      : `${judgedSentence}${noneSentence}`;
  }
  const isNamed = namedDetail !== null && namedDetail.version === take.version;
  if (take.score === null) {
    const it = take.version === null || isNamed ? 'It' : quoteValue(take.version);
    return `${judgedSentence}${it} passes without a score, so its quality is unknown.`;
  }
  if (take.version === null) return `${judgedSentence}It passes, ${gradeWords(take)}.`;
  if (isNamed) return `${judgedSentence}This is the version to use.`;
  return `${judgedSentence}Use ${quoteValue(take.version)}, ${gradeWords(take)}, the newest version that passes.`;
}

const verdictWords = {
  pass: 'passes',
  warn: 'passes with warnings',
  fail: 'fails',
  error: 'cannot be judged',
} as const;

export function nothingFound({ query, neighbours }: Shown, pathExists: boolean): string[] {
  const isAddress = /^https?:/i.test(query);
  return [
    `The export does not list ${quoteValue(query)}, so it has no grade.`,
    ...(neighbours.length > 0
      ? [
          `Listed names that differ by one character: ${neighbours.map((each) => quoteValue(each)).join(', ')}. Check the spelling, because attackers use names that resemble those of known packages.`,
        ]
      : [
          isAddress
            ? 'Check the spelling and the path. The export may list this address with a different path.'
            : 'Check the spelling. Include the scope, owner or namespace in a name, and https:// in an address.',
        ]),
    ...(pathExists
      ? [
          'A file or folder has this name. To judge all servers that a folder declares, use “check”.',
        ]
      : []),
  ];
}

export function gradeInTable({ grade, score, gradedAt }: ShownPackage['versions'][number]): string {
  if (score !== null) return grade ?? '?';
  return grade === null && gradedAt === null ? 'unscored' : 'unscannable';
}

export function policyLine({ policy: { file, preset, minScore } }: Shown): string {
  const values = `${preset}, min-score ${minScore}`;
  return file === null
    ? `Judged with the default settings (${values}). To use a policy, add --config.`
    : `Judged with the policy in ${quoteValue(file)} (${values}).`;
}

export function exportLine({
  export: { generatedAt, source, rubricVersion, caution },
}: Shown): string {
  const time =
    generatedAt === null ? 'with an unknown date' : `of ${instant(Date.parse(generatedAt))}`;
  const rubric = rubricVersion === null ? '' : `, rubric ${quoteValue(rubricVersion, 40)}`;
  return `Export ${time}, ${sourceWords[source]}${rubric}.${caution === null ? '' : ` ${caution}`}`;
}
