import * as z from 'zod';
import type { Verdict } from '../../model/model.ts';

const text = (about: string) => z.string().describe(about);
const optionalText = (about: string) => z.string().nullable().describe(about);
const texts = (about: string) => z.array(z.string()).describe(about);
const count = (about: string) => z.int().min(0).describe(about);
const flag = (about: string) => z.boolean().describe(about);

const verdict = z.enum(['pass', 'warn', 'fail', 'error'] satisfies Verdict[]);

const object = <Shape extends z.ZodRawShape>(about: string, shape: Shape) =>
  z.strictObject(shape).describe(about);

const list = <Item extends z.ZodType>(about: string, item: Item) => z.array(item).describe(about);

const rows = <Shape extends z.ZodRawShape>(about: string, shape: Shape) =>
  z.array(z.strictObject(shape)).describe(about);

const optional = <Field extends z.ZodType>(about: string, field: Field) =>
  field.nullable().describe(about);

const optionalObject = <Shape extends z.ZodRawShape>(about: string, shape: Shape) =>
  z.strictObject(shape).nullable().describe(about);

/** Returns the schema for the version number of a document's format. */
const formVersion = <const Version extends number>(version: Version) =>
  z.literal(version).describe('Incremented when a field is removed or its meaning changes.');

const titled = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

export const fields = {
  ...{ text, optionalText, texts, count, flag, verdict },
  ...{ object, list, rows, optional, optionalObject, titled, formVersion },
};

/** A deep `Readonly`, for report data whose type is inferred from a schema. */
export type Frozen<T> = T extends object ? { readonly [Name in keyof T]: Frozen<T[Name]> } : T;

/** Returns the JSON Schema for published data, with `$schema` and `title` first. */
export function publishedSchema(schema: z.ZodType): object {
  const { $schema, title, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return { $schema, title, ...rest };
}
