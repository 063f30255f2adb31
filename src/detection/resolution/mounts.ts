import type { TrackedKind, TrackedPaths } from '../../io/tree.ts';
import type { Alteration } from '../../model/model.ts';
import type { ContainerMount } from '../launch/partial-launch.ts';
import { isKnownVariable } from '../launch/variables/meanings.ts';
import { wordList } from '../launch/word-list.ts';
import type { SetVariable } from './judge-variables.ts';
import { isPlainName } from './tree-content.ts';
import { absolutePathParts, pathsInTree, type ValuePlace } from './value-paths.ts';

/**
 * Every folder in an image is assumed to contain code, except the folders that servers' documentation
 * reserves for user data.
 */

const dataFolders = new Set(
  wordList(`
  artifacts backup backups cache content data database databases db docs documents downloads export exports
  files host images import imports in input inputs knowledge logs media memory migrations mnt models
  notebooks notes obsidian out output outputs project projects repo repos repositories repository results
  screenshots secrets share shared storage temp tmp upload uploads vault vaults vol volume volumes work
  workdir workspace workspaces
`),
);

const dataEndings =
  /\.(?:json[l5c]?|ndjson|geojson|ya?ml|toml|ini|conf|cfg|cnf|properties|xml|csv|tsv|txt|md|mdx|rst|adoc|log|db|sqlite3?|duckdb|parquet|pdf|png|jpe?g|gif|svg|webp|ico|docx?|xlsx?|pptx?|pem|crt|cer|key|pub|sql|graphql|gql|proto|html?|css|ipynb|lock|sum|mod|tf|tfvars|hcl|ttl|rdf|bin|onnx|gguf|mp[34]|wav|ogg|webm|woff2?|ttf|excalidraw|canvas|base)$/i;

/** Settings files that determine which code a program in the same folder runs. */
const programSettings =
  /^(?:package(?:-lock)?\.json|tsconfig[\w.-]*\.json|deno\.jsonc?|bunfig\.toml|pyproject\.toml|uv\.toml|pip\.conf|npmrc|mise\.toml|openssl\.cnf|pyvenv\.cfg|.*\.runtimeconfig\.json|.*\.deps\.json|.*rc|\.[^.]*)$/i;

/** System folders, where even settings files can determine which code runs. */
const system =
  /^\/(?:bin|boot|dev|etc|home|lib(?:32|64|exec)?|nix|opt|proc|root|run|sbin|sys|usr|var)(?:\/|$)/;

/** Returns the paths in the tree that a mount's source refers to; empty for the machine's own files. */
function sourcesIn(text: string, place: ValuePlace): readonly string[] {
  const normalised = text
    .replace(/^(?:\$\(pwd\)|`pwd`|%cd%)/i, '${workspaceFolder}')
    .replace(/^\$\{(?=[\w:]*(?:workspace|project|pwd))[\w:]*\}/i, '${workspaceFolder}');
  return pathsInTree(normalised, place);
}

/**
 * Returns an alteration for each mount that places code from the tree over an image: a code file, or a folder
 * that contains one. A mount on a data folder is ignored unless the container starts in that folder, or the
 * command line or a variable refers to code in it.
 */
export function mountAlterations(
  mounts: readonly ContainerMount[],
  variables: readonly SetVariable[],
  place: ValuePlace,
): Alteration[] {
  const { tracked } = place;
  return mounts.flatMap((mount) => {
    const { source, target, isWorkingFolder, at } = mount;
    // A folder that is mounted at the same path as on the host is not part of the image.
    const isForNoCode = source === target || isForData(target);
    const isWhole = !isForNoCode || isWorkingFolder;
    const parts = isWhole ? [{ below: '', isFile: false }] : partsNamed(mount, variables);
    const what = 'a mount that covers part of the image';
    return sourcesIn(source, place).some((path) =>
      parts.some(({ below, isFile }) => {
        const partPath = [path, below].filter((each) => each !== '').join('/');
        return (
          (!isFile || kindAt(partPath, tracked) !== 'folder') &&
          mayRun(partPath, below === '' ? target : `${target}/${below}`, tracked)
        );
      }),
    )
      ? [{ kind: 'path', what, file: null, span: at.span } as const]
      : [];
  });
}

/** A path below a mount that the launch refers to. */
interface NamedPart {
  readonly below: string;
  /**
   * Whether the part counts only if it is a file, because a folder might simply be the one that the server
   * works on.
   */
  readonly isFile: boolean;
}

/**
 * Returns the parts of a mount that the command line or variables refer to. A folder counts only if a known
 * variable refers to it, because programs can then look for other programs in that folder.
 */
function partsNamed(
  { target, words }: ContainerMount,
  variables: readonly SetVariable[],
): NamedPart[] {
  const given = variables.flatMap(({ name, value, inside }) => {
    if (inside === null) return [];
    const isPassedOn = value.text === `\${${name}}`;
    const set = isPassedOn ? variables.filter((each) => each.name === name) : [{ value }];
    return set.map((each) => ({ text: each.value.text, isFile: !isKnownVariable(name) }));
  });
  const texts = [...words.map((text) => ({ text, isFile: true })), ...given];
  return texts.flatMap(({ text, isFile }) =>
    text.split(/[\s=:;,'"]+/).flatMap((piece) => {
      const below = piece.startsWith('/') ? partOfMount(target, piece) : null;
      return below === null ? [] : [{ below, isFile }];
    }),
  );
}

/**
 * Converts a container path to a path relative to a mount: empty if the path is the mount or above it, null
 * if the path is elsewhere.
 */
function partOfMount(target: string, path: string): string | null {
  const [at, mounted] = [path, target].map((each) => absolutePathParts(each)) as [
    string[],
    string[],
  ];
  return at.slice(0, mounted.length).every((part, index) => part === mounted[index])
    ? at.slice(mounted.length).join('/')
    : null;
}

const kindAt = (path: string, tracked: TrackedPaths): TrackedKind | null =>
  path === '' ? 'folder' : tracked.kindAt(path);

function isForData(target: string): boolean {
  const parts = target.split('/');
  return (
    parts[0] === '' &&
    dataFolders.has((parts[1] ?? '').toLowerCase()) &&
    !parts.some((part) => part === '..' || part === '.' || part === 'node_modules')
  );
}

/** Maximum number of files; real mounted folders contain fewer. A larger folder is treated as code. */
const maxFiles = 10_000;

function mayRun(path: string, target: string, tracked: TrackedPaths): boolean {
  const pending = [{ path, target: target.replace(/(?<!\/)\/+$/, '') }];
  for (let count = 0; count < maxFiles; count += 1) {
    const next = pending.pop();
    if (next === undefined) return false;
    const kind = kindAt(next.path, tracked);
    if (kind === 'folder') {
      for (const name of tracked.namesIn(next.path)) {
        if (name === '.git' && next.path === '') continue;
        const below = next.path === '' ? name : `${next.path}/${name}`;
        pending.push({ path: below, target: `${next.target}/${name}` });
      }
    } else if (kind !== null && (kind !== 'file' || !isData(next.path, next.target))) {
      return true;
    }
  }
  return true;
}

function isData(path: string, target: string): boolean {
  const isPlain = (each: string): boolean => {
    const name = each.slice(each.lastIndexOf('/') + 1);
    return isPlainName(name) || (dataEndings.test(name) && !programSettings.test(name));
  };
  return isPlain(path) && isPlain(target) && !system.test(target);
}
