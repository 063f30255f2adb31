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

/** Where a tool, or another release of it, comes from that is not in the tool manager's own list. */
const fromElsewhere = /^"?(?!(?:core|aqua|prefix|sub-[\w.]+):)[\w.-]+:/;

/**
 * What `mise.toml` changes for a program that is found by its name, which may be a shim: variables, folders
 * of programs, scripts that set variables, and tools from anywhere, for they may provide a program of any
 * name, which is installed when it is missing. A template may run a command.
 */
export const miseJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  if (/^(?:env|vars|tools)\b/.test(key) && /\{[{%].*\bexec\b/s.test(value)) return 'loader';
  if (key.startsWith('env.')) return environmentKind(setting, of);
  if (/^settings\.(?:.*mirror_?\w*|.*_url|url_replacements\..*|.*shims?_?\w*)$/.test(key)) {
    return 'registry';
  }
  if (namesFile.test(key)) return hasTemplate(value) ? 'loader' : null;
  if (
    /^plugins\.|^hooks\.(?:pre|post)install|^(?:prepare|deps)\.|^tools\..*\.postinstall$/.test(key)
  ) {
    return 'loader';
  }
  if (/^(?:tool_)?alias\./.test(key)) return toolKind(value, of);
  const [, tool = '', part] = /^tools\.(.*?)(?:\.(version|path))?$/.exec(key) ?? [];
  if (tool === '') return null;
  if (fromElsewhere.test(tool)) return 'path';
  if (part === 'path') return isOfTree(value, of) ? 'path' : null;
  return part === 'version' || !tool.includes('.') ? toolKind(value, of) : null;
};

const namesFile = /^(?:settings\.)?(?:env_file|env_path)$/;

/** Whether a name is made when it is read, by more than the folder of its file. */
const hasTemplate = (value: string): boolean =>
  /\{[{%]/.test(value.replace(/^\{\{\s?config_root\s?\}\}/, ''));

function environmentKind(setting: Setting, of: Judged): ReturnType<Judge> {
  const { key, value } = setting;
  const [, name = '', part] = key.split('.');
  if (name !== '_' && name !== 'mise') return { variable: name, isShared: true };
  if (part === 'source' || part === undefined) return 'loader';
  if (part === 'file') return hasTemplate(value) ? 'loader' : null;
  if (part === 'path') return isOfTree(value, of) ? 'path' : null;
  if (part === 'python') return /\.(?:venv|path)$/.test(key) && isOfTree(value, of) ? 'path' : null;
  // A module of a plugin sets variables.
  return 'loader';
}

/** What names a tool or a release of it: a path, a commit of anybody, or another place to take it from. */
function toolKind(value: string, of: Judged): AlterationKind | null {
  const [, path] = /^path:(.*)$/s.exec(value.trim()) ?? [];
  const isElsewhere = path === undefined ? fromElsewhere.test(value.trim()) : isOfTree(path, of);
  return isElsewhere ? 'path' : null;
}

export const toolVersionsJudge: Judge = ({ value }, of) =>
  value
    .split(/\r\n|\r|\n/)
    .flatMap((line) =>
      line
        .replace(/#.*$/, '')
        .trim()
        .split(/[ \t]+/),
    )
    .map((word) => toolKind(word, of))
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
