import type { Alteration, AlterationKind, Launch, Word } from '../model.ts';
import { digestOfNode } from './digest.ts';
import { emptyLaunch, type Reading, type ReadingFault } from './reader.ts';
import { quote } from './repeated-keys.ts';
import {
  memberOf,
  type Property,
  propertiesOf,
  type TreeDocument,
  type TreeNode,
  wordOf,
} from './tree.ts';

/** How the entries of a client differ from those of the others. */
export interface EntryRules {
  /** Whether an entry may only switch a server on or off that is declared elsewhere. */
  readonly maySwitch?: boolean;
  /** Whether an entry may only hold the settings of a server that an extension brings. */
  readonly mayBeExtension?: boolean;
  /**
   * The keys by which this client lets an entry rest. Where a client starts an entry all the same,
   * the key must not soften what is judged.
   */
  readonly restsBy?: readonly ('disabled' | 'enabled')[];
}

/** Keys that say what an entry starts or where it connects. */
const commandKeys = ['command', 'cmd'] as const;
const urlKeys = ['url', 'httpUrl', 'serverUrl', 'uri'] as const;
const envKeys = ['env', 'environment', 'envs'] as const;

const containerKeys = ['container'] as const;

/** Keys whose value the client runs beside, or instead of, what it starts or connects to. */
const hookKeys = new Map<string, AlterationKind>([['headersHelper', 'path']]);

/** Whether a value has the shape of an entry: it says what to start, or where to connect. */
export function isEntry(node: TreeNode | null): boolean {
  return (
    [...commandKeys, ...urlKeys].some((key) =>
      ['string', 'array'].includes(memberOf(node, key)?.type ?? ''),
    ) || memberOf(memberOf(node, 'command'), 'path')?.type === 'string'
  );
}

/** What one entry declares: a server for each of its commands and addresses. */
export function readEntry(
  { key, node, value }: Property,
  spanOf: TreeDocument['spanOf'],
  { restsBy = [], maySwitch = false, mayBeExtension = false }: EntryRules = {},
): Reading {
  const span = spanOf(node);
  const faults: ReadingFault[] = [];
  const fault = (at: TreeNode, words: string): void => {
    faults.push({ message: `an entry ${quote(key)} ${words}`, span: spanOf(at) });
  };
  if (value.type !== 'object') {
    fault(node, 'that is no object');
    return { declarations: [], faults };
  }
  const given = (names: readonly string[]): Property[] =>
    propertiesOf(value).filter((property) => names.includes(property.key));
  const text = (name: string, member: TreeNode): Word | null => {
    if (member.type !== 'string' && member.type !== 'null')
      fault(member, `whose ${quote(name)} is no text`);
    return wordOf(member, spanOf);
  };
  const list = (name: string, member: TreeNode | null): Word[] => {
    if (member === null || member.type === 'null') return [];
    if (member.type !== 'array') fault(member, `whose ${quote(name)} are no list of texts`);
    return (member.type === 'array' ? (member.children ?? []) : [member]).flatMap((item) => {
      if (['string', 'number', 'boolean'].includes(item.type)) {
        return [{ text: String(item.value), span: spanOf(item) }];
      }
      fault(item, `whose ${quote(name)} are no list of texts`);
      return [];
    });
  };
  const variables = (holder: TreeNode): (readonly [string, Word])[] =>
    propertiesOf(holder)
      .filter((property) => envKeys.some((name) => name === property.key))
      .flatMap((property) => {
        const { type } = property.value;
        if (type !== 'object' && type !== 'null')
          fault(property.value, 'whose environment is no object');
        return propertiesOf(property.value);
      })
      .flatMap(({ key: name, value: member }) => {
        if (['object', 'array'].includes(member.type))
          fault(member, `whose variable ${quote(name)} is no text`);
        // A variable that is null is unset; one that is odd counts as set.
        return member.type === 'null'
          ? []
          : [[name, { text: String(member.value ?? ''), span: spanOf(member) }] as const];
      });

  const args = list('args', memberOf(value, 'args'));
  // An entry has one or two of these; thousands are a bomb.
  if (given([...commandKeys, ...urlKeys, ...containerKeys, ...envKeys]).length > 16) {
    fault(node, 'with more commands, addresses and environments than any client reads');
    return { declarations: [{ alias: key, span, disabled: false, launch: emptyLaunch }], faults };
  }
  const commands = given(commandKeys).flatMap(({ key: name, value: member }): Partial<Launch>[] => {
    // `["npx", "-y", "p"]`, and Zed's `{path, args, env}`.
    const [command = null, ...inside] =
      member.type === 'array'
        ? list(name, member)
        : member.type === 'object'
          ? [wordOf(memberOf(member, 'path'), spanOf), ...list('args', memberOf(member, 'args'))]
          : [text(name, member)];
    const words = inside.filter((word) => word !== null);
    const env = new Map([
      ...variables(value),
      ...(member.type === 'object' ? variables(member) : []),
    ]);
    return command === null ? [] : [{ command, args: [...words, ...args], env }];
  });
  // An image in a field of its own is run by docker, whoever does it.
  const images = given(containerKeys).flatMap(({ key: name, value: member }) => {
    const given = text(name, member);
    if (given === null) return [];
    // The tag, a digest behind it perhaps, may stand in a field of its own.
    const tag = memberOf(value, 'version');
    const isTagged = /[:@][^/]*$/.test(given.text) || tag?.value === undefined;
    const image = isTagged ? given : { ...given, text: `${given.text}:${String(tag.value)}` };
    const line = ['docker', 'run'].map((part) => ({ ...image, text: part }));
    const [command, verb] = line as [Word, Word];
    const entrypoint = wordOf(memberOf(value, 'entrypoint'), spanOf);
    const inside = list('entrypointArgs', memberOf(value, 'entrypointArgs'));
    const option = { ...image, text: '--entrypoint' };
    const options = entrypoint === null ? [] : [option, entrypoint];
    return [
      // The arguments of such an entry are docker's own.
      {
        command,
        args: [verb, ...options, ...args, image, ...inside],
        env: new Map(variables(value)),
      },
    ];
  });
  const addresses = given(urlKeys).flatMap(({ key: name, value: member }): Partial<Launch>[] => {
    const url = text(name, member);
    return url === null ? [] : [{ url }];
  });
  for (const image of images) commands.push(image);
  if (
    commands.length + addresses.length === 0 &&
    maySwitch &&
    given(['enabled', 'disabled']).length > 0
  ) {
    const isOn =
      memberOf(value, 'enabled')?.value === true || memberOf(value, 'disabled')?.value === false;
    return { declarations: [], faults, switchesOn: isOn ? [key] : [] };
  }
  const shared = {
    cwd: wordOf(memberOf(value, 'cwd'), spanOf),
    envFile: wordOf(memberOf(value, 'envFile'), spanOf),
    hooks: propertiesOf(value).flatMap(({ key: what, value: member }): Alteration[] => {
      const kind = hookKeys.get(what);
      if (kind === undefined) return [];
      return [
        { kind, what, file: null, span: spanOf(member), contentDigest: digestOfNode(member) },
      ];
    }),
  };
  const disabled =
    (restsBy.includes('disabled') && memberOf(value, 'disabled')?.value === true) ||
    (restsBy.includes('enabled') && memberOf(value, 'enabled')?.value === false);
  // Which of several commands and addresses a client takes differs by client: each is declared.
  const [first = {}, ...others] =
    commands.length === 1 && addresses.length > 0
      ? [{ ...commands[0], ...addresses[0] }, ...addresses.slice(1)]
      : [...commands, ...addresses];
  const isExtension = mayBeExtension && commands.length + addresses.length === 0;
  const plugin = isExtension ? { text: key, span } : null;
  const declarations = [first, ...others].map((launch) => ({
    alias: key,
    span,
    disabled,
    launch: { ...emptyLaunch, ...launch, ...shared, plugin },
  }));
  return { declarations, faults };
}
