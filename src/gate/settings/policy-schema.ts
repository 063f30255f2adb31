import * as z from 'zod';
import {
  limitSchemas,
  optionalSchemas,
  policyKeyEntries,
  policyKeys,
} from '../../judging/policy.ts';

/*
 * The schemas for policy files. The JSON Schema for editors is generated from these schemas. They also check
 * constraints that JSON Schema cannot express (patterns, consistent waivers), so that all errors in a file
 * are reported at once.
 */

export const policySchema = z
  .strictObject(optionalSchemas(policyKeys))
  .meta({ title: 'MCP Grade Gate policy' });

const overridable = policyKeyEntries.filter(([, key]) => key.isOverridable).map(([name]) => name);

export const floorSchema = z
  .strictObject({ ...optionalSchemas(policyKeys), ...limitSchemas(overridable) })
  .meta({ title: 'MCP Grade Gate policy for an organisation' });
