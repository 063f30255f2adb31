import type { Word } from '../../../../model/model.ts';
import { itemsOrSelf, memberOf, toWord } from '../../tree.ts';
import { type DocumentReader, emptyContent, enabledServer } from '../../types.ts';

/** The command that starts each mcpd runtime, and the separator before a version. */
const runtimes: Readonly<
  Record<string, { readonly words: readonly string[]; readonly at: string }>
> = {
  npx: { words: ['npx', '-y'], at: '@' },
  uvx: { words: ['uvx'], at: '@' },
  docker: { words: ['docker', 'run'], at: ':' },
};

/**
 * Reads mcpd's `servers` list; each package has the form `runtime::name@version`. Source: `.mcpd.toml` files
 * in public repositories.
 */
export const mcpdServers: DocumentReader = ({ root, spanOf }) => {
  const declarations = itemsOrSelf(memberOf(root, 'servers')).flatMap((item) => {
    const packageWord = toWord(memberOf(item, 'package'), spanOf);
    if (packageWord === null) return [];
    const [, runtime = '', name = '', version = ''] =
      /^(\w+)::(.+?)(?:@([^@/]+))?$/.exec(packageWord.text) ?? [];
    const alias = toWord(memberOf(item, 'name'), spanOf)?.text ?? packageWord.text;
    const start = runtimes[runtime];
    const word = (text: string): Word => ({ ...packageWord, text });
    const [command, ...leadingWords] = start?.words ?? [];
    const packageText = version === '' ? name : `${name}${start?.at ?? '@'}${version}`;
    const launch =
      command === undefined
        ? { plugin: packageWord }
        : { command: word(command), args: [...leadingWords.map(word), word(packageText)] };
    return [enabledServer(alias, spanOf(item), launch)];
  });
  return declarations.length === 0 ? null : { ...emptyContent, declarations };
};
