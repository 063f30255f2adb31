import { hasVersions } from '../../detection/ecosystems.ts';
import type { JudgedDependency, Report } from '../../judging/report.ts';
import { gradeRules } from '../../judging/rules.ts';
import { linked } from '../html/servers.ts';
import type { ReportLinks } from '../links.ts';
import { htmlCode, htmlText } from '../text.ts';
import { plural, serverName, versionOf } from '../words.ts';

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

/** The servers that fail by their grades. */
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

/** As a paragraph of HTML: with the pages of the servers if they are known, else with the service. */
export function disputeBlocks(report: Disputable, links: ReportLinks): string[] {
  const failing = failingByGrade(report);
  const pages = failing.flatMap((server) => {
    const page = links.server(server);
    return page === null ? [] : linked(page, nameOf(server));
  });
  const { service } = report.export;
  const host =
    service === null ? [] : linked(service, htmlText(service.replace(/^https?:\/\//, '')));
  const places = pages.length > 0 ? pagesOf([...new Set(pages)]) : host;
  return failing.length === 0 || places.length === 0
    ? []
    : [`<p>${before} ${places}, ${after}.</p>`];
}

function pagesOf(pages: readonly string[]): string {
  const left = pages.length - mostPages;
  const more = left > 0 ? ` and ${plural(left, 'more page')}` : '';
  return `the service's pages of ${pages.slice(0, mostPages).join(', ')}${more}`;
}

function nameOf(server: JudgedDependency): string {
  const name = htmlCode(serverName(server));
  return hasVersions(server.dependency) ? `${name} ${htmlCode(versionOf(server))}` : name;
}
