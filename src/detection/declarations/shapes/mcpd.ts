import type { Word } from '../../../model/model.ts';
import { emptyReading, type ShapeReader, serverNamed } from '../reader.ts';
import { memberOf, nodesOf, wordOf } from '../tree.ts';

/** How the runtimes of mcpd are started, and what stands before a version. */
const runtimes: Readonly<
  Record<string, { readonly words: readonly string[]; readonly at: string }>
> = {
  npx: { words: ['npx', '-y'], at: '@' },
  uvx: { words: ['uvx'], at: '@' },
  docker: { words: ['docker', 'run'], at: ':' },
};

/** The list `servers` of mcpd, each `runtime::name@version`. Source: `.mcpd.toml` files of public repositories. */
export const mcpdServers: ShapeReader = ({ root, spanOf }) => {
  const declarations = nodesOf(memberOf(root, 'servers')).flatMap((item) => {
    const at = wordOf(memberOf(item, 'package'), spanOf);
    if (at === null) return [];
    const [, runtime = '', name = '', version = ''] =
      /^(\w+)::(.+?)(?:@([^@/]+))?$/.exec(at.text) ?? [];
    const alias = wordOf(memberOf(item, 'name'), spanOf)?.text ?? at.text;
    const start = runtimes[runtime];
    const word = (text: string): Word => ({ ...at, text });
    const [command, ...before] = start?.words ?? [];
    const what = version === '' ? name : `${name}${start?.at ?? '@'}${version}`;
    const launch =
      command === undefined
        ? { plugin: at }
        : { command: word(command), args: [...before.map(word), word(what)] };
    return [serverNamed(alias, spanOf(item), launch)];
  });
  return declarations.length === 0 ? null : { ...emptyReading, declarations };
};
