import type { JudgedDependency, Report } from '../../judging/report.ts';
import { gradeRules } from '../../judging/rules.ts';
import { distinctBy } from '../../model/phrase.ts';
import { firstItems, type Line, line, link, ownText, prose } from '../document/line.ts';
import type { ReportLinks } from '../links.ts';
import { nameLine } from './server-tables.ts';

/**
 * Shows where users can read about and dispute a grade. According to section 1 of the contract, both are free
 * and require no account. The contract does not specify an address, so the report shows one only if it is
 * configured.
 */

const [before, after] = [
  'Is a grade wrong? You can view and dispute grades at',
  'free of charge and without an account',
] as const;

/**
 * Maximum number of server pages that the line links to. The report links to the remaining pages elsewhere.
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
 * Returns the dispute notice as plain text, with the address of the grading service; empty if no grade fails
 * or no address is configured.
 */
export function disputeLines(report: Disputable): string[] {
  const { service } = report.export;
  if (service === null || failingByGrade(report).length === 0) return [];
  return [`${before} ${service}, ${after}.`];
}

/**
 * Returns the dispute notice with links to the failing servers' pages or, if none are known, to the grading
 * service. Null if no grade fails or no address is known.
 */
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
