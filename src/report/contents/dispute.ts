import type { JudgedDependency, Report } from '../../judging/report.ts';
import { gradeRules } from '../../judging/rules.ts';
import { distinctBy } from '../../model/phrase.ts';
import { firstItems, type Line, line, link, ownText, prose } from '../document/line.ts';
import type { ReportLinks } from '../links.ts';
import { nameLine } from './server-tables.ts';

/*
 * Where whoever thinks a grade wrong can look at it and dispute it: the contract says that both are free and
 * need no account (section 1). It does not say under which address, so none is shown that nobody gave.
 */

const [before, after] = [
  'Wrong? Grades can be looked at and disputed at',
  'free of charge and without an account',
] as const;

/** Of many servers so many pages are named; the others are linked where they are shown. */
const mostPages = 8;

type Disputable = Pick<Report, 'servers' | 'export'>;

function failingByGrade({ servers }: Disputable): JudgedDependency[] {
  return servers.filter(
    ({ isCounted, problems }) =>
      isCounted &&
      problems.some(
        ({ rule, level, waived }) => level === 'fail' && waived === null && gradeRules.has(rule),
      ),
  );
}

/** As a line of text, with the address of the service; empty if no grade fails, or nobody gave the address. */
export function disputeLines(report: Disputable): string[] {
  const { service } = report.export;
  if (service === null || failingByGrade(report).length === 0) return [];
  return [`${before} ${service}, ${after}.`];
}

/** As a line that leads there: to the pages of the servers if they are known, else to the service. */
export function disputeLine(report: Disputable, links: ReportLinks): Line | null {
  const failing = failingByGrade(report);
  const pages = failing.flatMap((server) => {
    const page = links.server(server);
    return page === null ? [] : link(page, nameLine(server));
  });
  const { service } = report.export;
  const unique = distinctBy(pages);
  const host = service === null ? null : link(service, prose(service.replace(/^https?:\/\//, '')));
  const where =
    unique.length > 0 ? line`the service's pages of ${firstItems(unique, mostPages)}` : host;
  return failing.length === 0 || where === null
    ? null
    : line`${ownText(before)} ${where}, ${ownText(after)}.`;
}
