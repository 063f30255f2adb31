/*
 * Builds bills of materials from reports and inventories, and checks them against the standard with its
 * official validator and with rules that a schema cannot express.
 */
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import type { GradedInventory, Report } from '../../src/judging/report.ts';
import type { Inventory } from '../../src/model/model.ts';
import { renderCycloneDx } from '../../src/report/cyclonedx/render-cyclonedx.ts';

export interface Bill {
  readonly serialNumber: string;
  readonly metadata: {
    readonly timestamp: string;
    readonly component: { readonly name: string; readonly 'bom-ref': string };
    readonly properties: readonly NameAndValue[];
  };
  readonly components: readonly BillPart[];
  readonly services: readonly (BillPart & {
    readonly endpoints?: readonly string[];
    readonly authenticated?: boolean;
  })[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  readonly compositions: readonly { readonly aggregate: string }[];
  readonly vulnerabilities: readonly {
    readonly 'bom-ref': string;
    readonly id: string;
    readonly detail?: string;
    readonly ratings: readonly { readonly method: string; readonly score?: number }[];
    readonly affects: readonly { readonly ref: string }[];
  }[];
}

interface BillPart {
  readonly type?: string;
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version?: string;
  readonly scope?: string;
  readonly purl?: string;
  readonly properties: readonly NameAndValue[];
  readonly evidence?: {
    readonly occurrences: readonly { readonly location: string; readonly line: number }[];
  };
}

interface NameAndValue {
  readonly name: string;
  readonly value: string;
}

export const noTime = { name: 'project', timestamp: 0 };
const asIs = (text: string): string => text;

/** Returns an inventory with the servers from a report. */
export function createGradedInventory(report: Report): GradedInventory {
  const dependencies = report.servers.map(({ dependency }) => dependency);
  const declarations = dependencies.map(({ declaration }) => declaration);
  return {
    declarations,
    dependencies,
    candidates: [],
    files: report.files,
    autoApproved: [],
    searched: 1,
    withPrograms: false,
    report,
  };
}

/** Returns the text of the bill for an inventory in which nothing was judged. */
export function plainBill(inventory: Partial<Inventory>): string {
  const empty = {
    declarations: [],
    dependencies: [],
    candidates: [],
    files: [],
    autoApproved: [],
    searched: 0,
    withPrograms: false,
  };
  return renderCycloneDx({ ...empty, ...inventory, report: null }, noTime, asIs);
}

const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

/** Returns the violations of CycloneDX 1.6 in a bill. */
export async function billFaults(text: string): Promise<unknown[]> {
  const bill = JSON.parse(text) as Bill;
  const faults = await validator.validate(text);
  const parts = [...bill.components, ...bill.services, bill.metadata.component];
  const refs = parts.map((part) => part['bom-ref']);
  const own = [...refs, ...bill.vulnerabilities.map((each) => each['bom-ref'])];
  const named = [
    ...bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]),
    ...bill.vulnerabilities.flatMap(({ affects }) => affects.map(({ ref }) => ref)),
  ];
  return [
    ...(faults === null ? [] : [faults]),
    ...own.filter((ref, at) => own.indexOf(ref) !== at).map((ref) => `${ref} is not unique`),
    ...named.filter((ref) => !refs.includes(ref)).map((ref) => `${ref} is nowhere`),
    ...bill.services
      .flatMap(({ endpoints = [] }) => endpoints)
      .filter((url) => !URL.canParse(url))
      .map((url) => `${url} is no URL`),
  ];
}

/** Returns the values of a property in a component or service. */
export function valuesIn(
  part: { readonly properties: readonly NameAndValue[] } | undefined,
  name: string,
): string[] {
  const all = part?.properties.filter((each) => each.name === `mcp-grade-gate:${name}`) ?? [];
  return all.map(({ value }) => value);
}
