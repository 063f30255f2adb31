import { safeJson } from '../../../report/text.ts';
import type { JudgedPackage, JudgedVersion } from '../../corpus/judged-package.ts';
import type { ListFormat } from './format.ts';
import type { AllowlistPackage, AllowlistVersion } from './json-schema.ts';
import { createTextBatcher, isAdmitted, versionPurl } from './rows.ts';

const path = 'allowlist.json';

export const jsonList: ListFormat = {
  name: 'json',
  async write(packages, { withGrades }, emit) {
    const pieces = createTextBatcher((text) => emit(path, text));
    pieces.add(`{\n"listVersion": 1,\n"withGrades": ${withGrades},\n"packages": [`);
    let isFirst = true;
    for await (const judgedPackage of packages) {
      pieces.add(isFirst ? '\n' : ',\n');
      isFirst = false;
      writePackage(judgedPackage, withGrades, pieces.add);
    }
    pieces.add(isFirst ? ']\n}\n' : '\n]\n}\n');
    pieces.end();
  },
};

function writePackage(
  { identity, servers, versions }: JudgedPackage,
  withGrades: boolean,
  add: (text: string) => void,
): void {
  const head = {
    ecosystem: identity.type,
    name: identity.name,
    servers: servers.map(({ id, name }) => ({ id, name })),
  } satisfies Partial<AllowlistPackage>;
  add(safeJson(head, 0).slice(0, -1));
  const sections = { admitted: true, notAdmitted: false } as const;
  for (const [key, wanted] of Object.entries(sections)) {
    add(`,\n "${key}": [`);
    let isFirst = true;
    for (const version of versions) {
      if (isAdmitted(version) !== wanted) continue;
      const { version: text, digest } = version;
      const purl = versionPurl(identity, version);
      const listed: AllowlistVersion = { version: text, digest, purl };
      const entry = withGrades ? { ...listed, ...gradeFields(version) } : listed;
      add(`${isFirst ? '' : ','}\n  ${safeJson(entry, 0)}`);
      isFirst = false;
    }
    add(isFirst ? ']' : '\n ]');
  }
  add('}');
}

function gradeFields({ judgedVersion, verdict, score, grade, rules, gradedAt }: JudgedVersion) {
  return {
    judgedVersion,
    verdict,
    score,
    grade,
    rules: [...rules],
    gradedAt,
  } satisfies Partial<AllowlistVersion>;
}
