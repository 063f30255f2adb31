import * as z from 'zod';
import { launchSchema, serverSchema } from '../../report/json.ts';

/*
 * The parts of the JSON reports that tell launches. Reports of the same version may have more fields.
 */

const launch = z.object(launchSchema.shape).optional();
const place = serverSchema.pick({ file: true, line: true, alias: true, client: true }).shape;
const named = z.object(
  serverSchema.pick({
    role: true,
    type: true,
    name: true,
    specifier: true,
    version: true,
    pin: true,
  }).shape,
);

export const checkReport = z.object({
  servers: z.array(z.object({ ...place, ...named.shape, launch })),
  omitted: z.string(),
  error: z.object({ message: z.string() }).optional(),
  files: z.array(z.object({ path: z.string(), status: z.string() })),
});

export const inventoryReport = z.object({
  declarations: z.array(z.object({ ...place, launch, dependencies: z.array(named) })),
  files: z.array(z.object({ path: z.string(), status: z.string() })),
});

export const sweptServer = z.object({ ...place, ...named.shape, launch, repository: z.string() });
export const sweptRepository = z.object({ name: z.string(), status: z.string() });
export const sweepHead = z.object({
  grades: z.enum(['shown', 'withheld']),
  omitted: z.string(),
  error: z.object({ message: z.string() }).optional(),
});

export type NamedDependency = z.output<typeof named>;
export type ReportedEntry = z.output<typeof checkReport>['servers'][number];
