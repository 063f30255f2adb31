import { good } from '../../detection/variants/cases.ts';
import type { OrganisationRepository } from '../../github-service/organisation.ts';

/** A server of the fictional export that fails. */
export const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] } as const;

/** A client file with some servers. */
export function clientFile(mcpServers: object): string {
  return JSON.stringify({ mcpServers });
}

/**
 * Repositories as an organisation has them: every fifth has a second client file, so that there are six
 * files for five repositories, every tenth fails, and each has other files around them.
 */
export function manyRepositories(count: number): OrganisationRepository[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `service-${String(at).padStart(5, '0')}`,
    files: {
      'README.md': `# Service ${at}\n`,
      'src/index.ts': 'export {};\n',
      'src/lib/util.ts': `export const at = ${at};\n`,
      // No two files are the same, so that each has to be read.
      '.mcp.json': clientFile({ [`notes-${at}`]: at % 10 === 9 ? bad : good }),
      ...(at % 5 === 0 ? { '.cursor/mcp.json': clientFile({ [`cursor-${at}`]: good }) } : {}),
    },
  }));
}

/** The repositories on another day: every tenth has another commit, which leaves its servers alone. */
export function aDayLater(
  repositories: readonly OrganisationRepository[],
): OrganisationRepository[] {
  return repositories.map((each, at) =>
    at % 10 === 3 ? { ...each, files: { ...each.files, 'CHANGES.md': 'more' } } : each,
  );
}
