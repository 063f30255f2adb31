import * as z from 'zod';
import {
  limitSchemas,
  optionalSchemas,
  policyKeyEntries,
  policyKeys,
} from '../../judging/policy.ts';

/*
 * The schemas of policy files. The JSON Schema for editors is generated from them. Constraints that a JSON
 * Schema cannot express (patterns, consistent waivers) are also checked here, so that all errors in a file
 * are reported at once.
 */

/** A repository's policy file. */
export const policySchema = z
  .strictObject(optionalSchemas(policyKeys))
  .meta({ title: 'MCP Grade Gate policy' });

const overridable = policyKeyEntries.filter(([, key]) => key.isOverridable).map(([name]) => name);

/** An organisation's policy: the floor for the policies of its repositories. */
export const floorSchema = z
  .strictObject({ ...optionalSchemas(policyKeys), ...limitSchemas(overridable) })
  .meta({ title: 'MCP Grade Gate policy for an organisation' });
