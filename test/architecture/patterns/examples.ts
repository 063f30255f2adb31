/* Calls to functions that construct patterns only when they are called. */
import { isHarmless } from '../../../src/detection/resolution/harmless-values.ts';
import { hatchJudge, pixiJudge } from '../../../src/detection/resolution/settings/python-judges.ts';
import type { ValuePlace } from '../../../src/detection/resolution/value-paths.ts';
import { proposeEdits } from '../../../src/judging/suggestions/edit.ts';
import { redactorFor } from '../../../src/report/redact.ts';
import { quoteIfUnclear } from '../../../src/report/text.ts';
import { parseDependency } from '../../builders.ts';

export function runExamples(): void {
  isHarmless([], '$A.b', {} as ValuePlace, 'A.b');
  const setting = { key: 'env.x', value: 'y' } as Parameters<typeof hatchJudge>[0];
  const judged = {} as Parameters<typeof hatchJudge>[1];
  hatchJudge(setting, judged);
  pixiJudge(setting, judged);
  redactorFor(['secret-0123456789', 'aaaaaaaaaaaa']);
  quoteIfUnclear('“a”');
  const launches = [
    'npx -y @acme/a@1.0.0',
    'uvx --from acme[x]==1.0.0 acme',
    'docker run --rm acme/a:1.0.0',
    'docker run --rm docker.io/library/a:1.0.0',
    'dnx Acme.A@1.0.0 --yes',
    'dnx Acme.A --version 1.0.0',
    'deno run jsr:@acme/a@1.0.0',
    'go run example.com/acme/a@v1.0.0',
    'npx -y @acme/a',
    'uvx acme',
    'docker run acme/a',
  ];
  for (const launch of launches) proposeEdits(launch, parseDependency(launch), '1.0.1');
}
