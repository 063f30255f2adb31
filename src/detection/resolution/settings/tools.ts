import type { AlterationKind } from '../../../model/model.ts';
import type { Setting } from '../project/settings.ts';
import { isOfTree, type Judge, type Judged } from './format.ts';

/** A variable of a file. */
export const variableJudge: Judge = ({ key }) => ({ variable: key });

/** A variable within a container, where programs of its own read it. */
export const containerVariableJudge: Judge = ({ key }) => ({
  variable: key,
  inside: ['container'],
});

/** Variables of a reader that runs commands in their values. */
export const evaluatedJudge: Judge = (setting, of) =>
  /\$\(|`|\b(?:exec|execSync)\(/.test(setting.value) ? 'loader' : variableJudge(setting, of);

/** Tools of mise by their names: what each of them starts is asked of a launcher by its name. */
const chooses = /^tools\.(?:"?core:)?([\w-]+)"?(?:\.(\w+))?$/;

/**
 * What `mise.toml` changes for a shim: variables, folders of programs, scripts that set variables, and
 * tools that are taken from a path. A template may run a command.
 */
export const shimJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  if (/^(?:env|vars|tools)\b/.test(key) && /\{[{%].*\bexec\b/s.test(value)) return 'loader';
  if (key.startsWith('env.')) return environmentKind(setting, of);
  // A shim also installs what is missing.
  if (/^settings\.(?:.*mirror_?\w*|.*_url|url_replacements\..*|.*shims?_?\w*)$/.test(key)) {
    return 'registry';
  }
  if (namesFile.test(key)) return hasTemplate(value) ? 'loader' : null;
  if (/^(?:tool_)?alias\./.test(key)) return fromPath(value, of);
  const [, , part] = chooses.exec(key) ?? [];
  if (key.startsWith('tools.') && (part === undefined || part === 'version' || part === 'path')) {
    return part === 'path' && isOfTree(value, of) ? 'path' : fromPath(value, of);
  }
  return null;
};

/** What it changes for `mise exec`, which also installs the tools that the file names. */
export const miseJudge: Judge = (setting, of) => {
  const { key } = setting;
  // Backends fetch a tool from anywhere, and it may provide a program of any name.
  if (/^tools\."?(?!core:|aqua:)[a-z]+:/.test(key)) return 'path';
  if (/^tools\..*\.postinstall$/.test(key)) return 'loader';
  if (/^plugins\./.test(key)) return 'loader';
  if (/^hooks\.(?:pre|post)install|^(?:prepare|deps)\./.test(key)) return 'loader';
  return shimJudge(setting, of);
};

const namesFile = /^(?:settings\.)?(?:env_file|env_path)$/;

/** Whether a name is made when it is read, by more than the folder of its file. */
const hasTemplate = (value: string): boolean =>
  /\{[{%]/.test(value.replace(/^\{\{\s?config_root\s?\}\}/, ''));

function environmentKind(setting: Setting, of: Judged): ReturnType<Judge> {
  const { key, value } = setting;
  const [, name = '', part] = key.split('.');
  if (name !== '_' && name !== 'mise') return variableJudge({ ...setting, key: name }, of);
  if (part === 'source' || part === undefined) return 'loader';
  if (part === 'file') return hasTemplate(value) ? 'loader' : null;
  if (part === 'path') return isOfTree(value, of) ? 'path' : null;
  if (part === 'python') return /\.(?:venv|path)$/.test(key) && isOfTree(value, of) ? 'path' : null;
  // A module of a plugin sets variables.
  return 'loader';
}

/** A version that is a path: `path:./node`. */
function fromPath(value: string, of: Judged): AlterationKind | null {
  const path = /^path:(.*)$/s.exec(value.trim())?.[1];
  return path !== undefined && isOfTree(path, of) ? 'path' : null;
}

export const toolVersionsJudge: Judge = ({ value }, of) =>
  value
    .split(/\r\n|\r|\n/)
    .flatMap((line) =>
      line
        .replace(/#.*$/, '')
        .trim()
        .split(/[ \t]+/)
        .slice(1),
    )
    .map((version) => fromPath(version, of))
    .find((kind) => kind !== null) ?? null;

/** Secrets of fnox become variables; a value in the file itself is one that the tree sets. */
export const fnoxJudge: Judge = (setting, of) => {
  const [, name] = /^(?:profiles\.[^.]+\.)?secrets\.([^.]+)/.exec(setting.key) ?? [];
  return name === undefined ? null : variableJudge({ ...setting, key: name }, of);
};

/** The service whose secrets become variables. */
export const infisicalJudge: Judge = ({ key, value }) =>
  key === 'domain' && !/^https:\/\/(?:\w+\.)?infisical\.com(?:\/api)?\/?$/.test(value)
    ? 'registry'
    : null;

/** A provider of Teller that reads a file of variables. */
export const tellerJudge: Judge = ({ key, value }) =>
  /(?:^|\.)dotenv(?:\.|$)/.test(key) || (key.endsWith('.kind') && value === 'dotenv')
    ? 'loader'
    : null;
