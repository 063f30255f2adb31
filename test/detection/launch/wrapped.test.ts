/*
 * Programs that start another one somewhere, or through a text of their own: each row is a command line,
 * and what it starts. `conformance/launch/wrappers.jsonl` has what programs did that are measured.
 */
import { expect, test } from 'vitest';
import { reasonOf } from '../../../src/detection/ecosystems/ecosystems.ts';
import type { Dependency } from '../../../src/model/model.ts';
import { declare, launchOf, resolveIn, word } from '../../builders.ts';
import { unidentified } from './reasons.ts';

const files = { 'run.sh': 'npx -y notes', 'tool.ps1': '', 'sub/x.txt': '' };

const brief = (dependency: Dependency): string => {
  const { type, name, alterations } = dependency;
  const changed = alterations.map(({ what }) => ` (${what})`).join('');
  return type === 'unidentified'
    ? `unidentified: ${reasonOf(dependency)}`
    : `${type} ${name}${changed}`;
};

const hiding = unidentified.hidingOption;
const elsewhere = 'unidentified: a program on another machine';
const unread = unidentified.unreadShellText;
const unreadHere = 'unidentified: a PowerShell script that cannot be read';
const silent = unidentified.silentShell;
const npx = ['npm notes'];

test.for<[readonly string[], readonly string[]]>([
  // Another machine: its files are not those of the tree.
  [['ssh', 'host', 'npx', '-y', 'notes'], npx],
  [['ssh', '-p', '22', '-oBatchMode=yes', 'me@host', '-t', 'cd x && npx -y notes'], npx],
  [['ssh', 'host', 'docker run -i acme/notes'], ['oci docker.io/acme/notes']],
  [['ssh', 'host', './run.sh'], [elsewhere]],
  [['ssh', 'host', 'sh', 'run.sh'], [elsewhere]],
  [['ssh', '-o', 'ProxyCommand=./evil', 'host', 'npx', 'notes'], [hiding]],
  [['ssh', '-N', 'host', 'npx', 'notes'], [hiding]],
  [['ssh', '-F', './config', 'host', 'npx', 'notes'], ['npm notes (-F)']],
  [['ssh', 'host'], ['unidentified: another machine, without a command']],
  // PowerShell: parameters may be shortened, and quotes are needed for a scope.
  [['powershell', '-NoProfile', '-ExecutionPolicy', 'Bypass', '-Command', 'npx -y notes'], npx],
  [['pwsh', '-nop', '-c', "& npx -y '@acme/notes@1.0.0'"], ['npm @acme/notes']],
  [['pwsh', '-c', 'npx', '-y', 'notes'], npx],
  [['pwsh', '-c', "$env:TOKEN = 'a b'; npx -y notes"], npx],
  [['pwsh', '-c', "$env:NODE_OPTIONS='-r ./x.js'; npx -y notes"], ['npm notes (NODE_OPTIONS)']],
  [
    ['pwsh', '-c', 'npx -y notes; uvx other'],
    ['npm notes', 'pypi other'],
  ],
  [
    ['pwsh', '-c', 'npx -y notes\nuvx other'],
    ['npm notes', 'pypi other'],
  ],
  [['pwsh', '-c', 'npx -y notes@1.0.0'], npx],
  [['pwsh', '-c', "npx -y notes@'1.0.0'"], [unreadHere]],
  [['pwsh', '-c', 'npx -y @acme/notes'], [unreadHere]],
  [['pwsh', '-c', 'npx -y notes | tee x'], [unreadHere]],
  [['pwsh', '-c', 'npx -y "$(evil)"'], [unreadHere]],
  [['pwsh', '-c', "npx -y notes'evil'"], [unreadHere]],
  [['pwsh', '-File', 'tool.ps1'], ['local tool.ps1']],
  [['pwsh', '-EncodedCommand', 'AAAA'], [silent]],
  [['pwsh', '-e', 'npx'], [silent]],
  // Managers of versions, with `--` and without.
  [['volta', 'run', 'npx', '-y', 'notes'], npx],
  [['volta', 'run', '--node', '22', 'npx', '-y', 'notes'], npx],
  [['volta', 'run', '--node', '22', '--', 'npx', '-y', 'notes'], npx],
  [
    ['volta', 'run', '--mystery', 'npx', 'notes'],
    ['unidentified: a wrapper without the "--" that precedes the command'],
  ],
  [['fnm', 'exec', '--using=22', 'npx', '-y', 'notes'], npx],
  [['asdf', 'exec', 'npx', '-y', 'notes'], npx],
  [
    ['volta', 'run', 'npx', '-y', 'notes', '--', 'uvx', 'other'],
    ['npm notes', 'pypi other'],
  ],
  // Docker's gateway.
  [
    ['docker', 'mcp', 'gateway', 'run', '--servers', 'a,b'],
    ['registry a', 'registry b'],
  ],
  [
    ['docker', 'mcp', 'gateway', 'run', '--server', 'a', '--servers=b'],
    ['registry a', 'registry b'],
  ],
  // Values that programs of the machine print.
  [['sh', '-c', 'NOW=$(date +%s); npx -y notes'], npx],
  [['bash', '-c', 'export TOKEN="$(op read \'op://a b/c\')"\nexec npx -y notes'], npx],
  [['bash', '-c', 'npx -y notes --token $(gh auth token)'], npx],
  [['sh', '-c', 'npx -y $(op read x)'], [unidentified.placeholder]],
  [['sh', '-c', 'docker run $(op read x) acme/notes'], [unidentified.imagePlaceholder]],
  [['sh', '-c', 'NODE_OPTIONS=$(op read x) npx -y notes'], ['npm notes (NODE_OPTIONS)']],
  [['sh', '-c', 'cd $(id -un) && npx -y notes'], ['npm notes (a folder that is not in the tree)']],
  [['sh', '-c', 'X=$(date +./evil) npx -y notes'], [unread]],
  [['sh', '-c', 'X=$(cat evil) npx -y notes'], [unread]],
  [['sh', '-c', 'X=$(npx -y evil); npx -y notes'], [unread]],
  [
    ['sh', '-c', '. $(op read x)/evil.sh; npx -y notes'],
    ['unidentified: a script of the repository that the shell reads in', 'npm notes'],
  ],
])('%j', async ([[command = '', ...args], expected]) => {
  const launch = launchOf({ command: word(command), args: args.map(word) });
  expect((await resolveIn(files, declare('x', { launch }))).map(brief)).toEqual(expected);
});
