import { good } from '../../detection/variants/cases.ts';
import type { OrganisationRepository } from '../../github-service/organisation.ts';

/** A failing server from the fictional export. */
export const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] } as const;

/** Returns a client file with the given servers. */
export function clientFile(mcpServers: object): string {
  return JSON.stringify({ mcpServers });
}

/**
 * Returns repositories like those in a real organisation. Every fifth has a second client file, which makes
 * six files for every five repositories. Every tenth fails, and each contains unrelated files too.
 */
export function manyRepositories(count: number): OrganisationRepository[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `service-${String(at).padStart(5, '0')}`,
    files: {
      'README.md': `# Service ${at}\n`,
      'src/index.ts': 'export {};\n',
      'src/lib/util.ts': `export const at = ${at};\n`,
      // Every file is different, so each has to be read.
      '.mcp.json': clientFile({ [`notes-${at}`]: at % 10 === 9 ? bad : good }),
      ...(at % 5 === 0 ? { '.cursor/mcp.json': clientFile({ [`cursor-${at}`]: good }) } : {}),
    },
  }));
}

/**
 * Returns the repositories on another day: every tenth has a new commit that leaves its servers unchanged.
 */
export function aDayLater(
  repositories: readonly OrganisationRepository[],
): OrganisationRepository[] {
  return repositories.map((each, at) =>
    at % 10 === 3 ? { ...each, files: { ...each.files, 'CHANGES.md': 'more' } } : each,
  );
}
