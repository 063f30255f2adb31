import type { TrackedKind, TrackedPaths } from '../../io/tree.ts';
import type { Alteration } from '../../model/model.ts';
import type { ContainerMount } from '../launch/partial-launch.ts';
import { isKnownVariable } from '../launch/variables/meanings.ts';
import { wordList } from '../launch/word-list.ts';
import type { SetVariable } from './judge-variables.ts';
import { isPlainName } from './tree-content.ts';
import { absolutePathParts, pathsInTree, type ValuePlace } from './value-paths.ts';

/**
 * An image may contain code anywhere. Every folder may contain code, except the folders that servers document
 * for user data.
 */

/** Top-level folders in a container that contain a server's data. */
const dataFolders = new Set(
  wordList(`
  artifacts backup backups cache content data database databases db docs documents downloads export exports
  files host images import imports in input inputs knowledge logs media memory migrations mnt models
  notebooks notes obsidian out output outputs project projects repo repos repositories repository results
  screenshots secrets share shared storage temp tmp upload uploads vault vaults vol volume volumes work
  workdir workspace workspaces
`),
);

/** Endings of file names that indicate data or application settings, but no code. */
const dataEndings =
  /\.(?:json[l5c]?|ndjson|geojson|ya?ml|toml|ini|conf|cfg|cnf|properties|xml|csv|tsv|txt|md|mdx|rst|adoc|log|db|sqlite3?|duckdb|parquet|pdf|png|jpe?g|gif|svg|webp|ico|docx?|xlsx?|pptx?|pem|crt|cer|key|pub|sql|graphql|gql|proto|html?|css|ipynb|lock|sum|mod|tf|tfvars|hcl|ttl|rdf|bin|onnx|gguf|mp[34]|wav|ogg|webm|woff2?|ttf|excalidraw|canvas|base)$/i;

/** Settings that determine which code a program in their folder runs. */
const programSettings =
  /^(?:package(?:-lock)?\.json|tsconfig[\w.-]*\.json|deno\.jsonc?|bunfig\.toml|pyproject\.toml|uv\.toml|pip\.conf|npmrc|mise\.toml|openssl\.cnf|pyvenv\.cfg|.*\.runtimeconfig\.json|.*\.deps\.json|.*rc|\.[^.]*)$/i;

/** System folders, in which settings also determine what is run. */
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
 * Returns the mounts that place code from the tree over an image: a file that contains code, or a folder with
 * such a file. Data folders are ignored unless the container starts in them. A path is never ignored if the
 * launch's command line or variables refer to it as code.
 */
export function mountAlterations(
  mounts: readonly ContainerMount[],
  variables: readonly SetVariable[],
  place: ValuePlace,
): Alteration[] {
  const { tracked } = place;
  return mounts.flatMap((mount) => {
    const { source, target, isWorkingFolder, at } = mount;
    // A folder that is mounted at its own path is not part of the image.
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

/** A part of a mount that a launch refers to, by its path below the mount. */
interface NamedPart {
  readonly below: string;
  /**
   * Whether the part matters only if it is a file, because launches also specify the folder that a server
   * works on.
   */
  readonly isFile: boolean;
}

/**
 * Returns the parts that the command line and variables refer to. Folders are included if programs look for
 * other programs in them.
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
 * Converts a path in the container to a path within a mount. Returns the whole mount if the path is above the
 * mount, and null if the path is elsewhere.
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

/** Whether a path in a container is for data: a plain path in a data folder. */
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

/**
 * Whether a file, or a file below a folder, may run at its path in a container, or may determine what runs.
 */
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
