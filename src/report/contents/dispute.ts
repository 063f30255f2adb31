import type { JudgedDependency, Report } from '../../judging/report.ts';
import { gradeRules } from '../../judging/rules.ts';
import { distinctBy } from '../../model/phrase.ts';
import { firstItems, type Line, line, link, ownText, prose } from '../document/line.ts';
import type { ReportLinks } from '../links.ts';
import { nameLine } from './server-tables.ts';

/**
 * Shows where to read about a grade and where to dispute it. The contract states that reading about a grade
 * and disputing it are free and require no account (section 1), but does not specify the address. An address
 * is therefore shown only if one was configured.
 */

const [before, after] = [
  'Is a grade wrong? You can view and dispute grades at',
  'free of charge and without an account',
] as const;

/**
 * Maximum number of servers whose pages the line links to. Other parts of the report link to the pages of the
 * remaining servers.
 */
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

/**
 * Returns a line of plain text with the address of the service. Empty if no grade fails or no address was
 * configured.
 */
export function disputeLines(report: Disputable): string[] {
  const { service } = report.export;
  if (service === null || failingByGrade(report).length === 0) return [];
  return [`${before} ${service}, ${after}.`];
}

/** Returns a line with links to the servers' pages if they are known, otherwise to the service. */
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
    unique.length > 0 ? line`the service's pages for ${firstItems(unique, mostPages)}` : host;
  return failing.length === 0 || where === null
    ? null
    : line`${ownText(before)} ${where}, ${ownText(after)}.`;
}
