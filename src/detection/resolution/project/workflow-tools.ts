import { isIdentified } from '../../ecosystems/ecosystems.ts';
import { launchesOfScriptLine, maybeServer } from '../../launch/command-line.ts';
import type { DeclaredPackage } from './package-json.ts';
import type { FileKind } from './project.ts';

/** More lines than a workflow has that fetch such a package. */
const maxLines = 500;

/**
 * The tools that the steps of a workflow fetch, and whose names say that they may be servers of MCP. They are
 * fetched and not declared.
 */
export const workflowTools: FileKind<readonly DeclaredPackage[]> = {
  name: 'tools of a workflow',
  limit: 1024 * 1024,
  load: async () => (text) =>
    text
      .split('\n')
      .flatMap((written, at) => (maybeServer.test(written) ? [{ written, line: at + 1 }] : []))
      .slice(0, maxLines)
      .flatMap(({ written, line }) => {
        const place = { line, column: 1 };
        const span = { start: place, end: place };
        const command = written.replace(/^\s*(?:-\s+)?(?:run:\s*)?/, '').replaceAll('${{', '${');
        return launchesOfScriptLine({ text: command, span }).flatMap(({ launch }) =>
          isIdentified(launch) && launch.type !== 'remote' && maybeServer.test(launch.name)
            ? [{ name: launch.name, range: '', spec: launch, elsewhere: null, span }]
            : [],
        );
      }),
};
