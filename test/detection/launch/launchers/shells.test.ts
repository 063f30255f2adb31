import { describe, expect, test } from 'vitest';
import { declare, launchWith, resolveIn, word } from '../../../builders.ts';
import { briefly, resolveLaunch, testLaunches, testWords } from '../launches.ts';
import { missingFolder, unidentified } from '../reasons.ts';

const missing = unidentified.missingProgram;
const unread = unidentified.unreadShellText;
const unreadHere = 'unidentified: a PowerShell script that is not a plain list of commands';
const silent = unidentified.silentShell;
const npx = ['npm notes'];

describe('shells', () => {
  testLaunches([
    ['cmd /c npx -y notes', ['npm notes -']],
    ['cmd /d /s /c npx notes', ['npm notes -']],
    ['cmd /c npx notes & evil', ['unidentified: a cmd command line with operators']],
    ['sh script.sh', [missing]],
  ]);

  testWords([
    // PowerShell: parameters can be shortened, and a scope needs quotes.
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
    // Values printed by programs on the machine.
    [['sh', '-c', 'NOW=$(date +%s); npx -y notes'], npx],
    [['bash', '-c', 'export TOKEN="$(op read \'op://a b/c\')"\nexec npx -y notes'], npx],
    [['bash', '-c', 'npx -y notes --token $(gh auth token)'], npx],
    [['sh', '-c', 'npx -y $(op read x)'], [unidentified.placeholder]],
    [['sh', '-c', 'docker run $(op read x) acme/notes'], [unidentified.imagePlaceholder]],
    [['sh', '-c', 'NODE_OPTIONS=$(op read x) npx -y notes'], ['npm notes (NODE_OPTIONS)']],
    [['sh', '-c', 'cd $(id -un) && npx -y notes'], [`npm notes (${missingFolder})`]],
    [['sh', '-c', 'X=$(date +./evil) npx -y notes'], [unread]],
    [['sh', '-c', 'X=$(cat evil) npx -y notes'], [unread]],
    [['sh', '-c', 'X=$(npx -y evil); npx -y notes'], [unread]],
    [
      ['sh', '-c', '. $(op read x)/evil.sh; npx -y notes'],
      ['unidentified: a repository script that the shell sources', 'npm notes'],
    ],
  ]);

  test.for([
    ['source ~/.nvm/nvm.sh && npx -y notes@1.0.0', ['npm notes 1.0.0']],
    ['cd "$HOME/x" && exec npx notes', ['npm notes -']],
    ['export NODE_OPTIONS=-r=./x.js; npx notes', ['npm notes - (loader: NODE_OPTIONS)']],
    ['NODE_OPTIONS=-r=./x.js npx notes', ['npm notes - (loader: NODE_OPTIONS)']],
    ['npx good | uvx other > /dev/null 2>&1', ['npm good -', 'pypi other -']],
    ["npx 'notes' # npx evil", ['npm notes -']],
    ['set -e\ncd x\nnpx \\\n  notes', ['npm notes -']],
    ['npx good; ./evil', ['npm good -', missing]],
    [
      '. ./setup.sh; npx good',
      ['unidentified: a repository script that the shell sources', 'npm good -'],
    ],
    ['if true; then npx x; fi', [unidentified.unreadShellText]],
    ['npx $(cat name)', [unidentified.unreadShellText]],
    ['npx "$PKG"', [unidentified.placeholder]],
    ...[
      'npx good "$(npx evil)"',
      'npx good `npx evil`',
      'echo registry=x > .npmrc; npx good',
      'npx good &>/dev/null npx evil',
    ].map((script) => [script, [unidentified.unreadShellText]] as const),
    ["trap 'npx evil' EXIT; npx good", [unidentified.unreadShellText, 'npm good -']],
    ['hash -p ./evil npx; npx good', [unidentified.unreadShellText, 'npm good -']],
    ['nvm use 24 && npx good', ['npm good -']],
    ['npx good --x=a#b; npx evil', ['npm good -', 'npm evil -']],
    ['# x \\\nnpx evil\nnpx good', ['npm evil -', 'npm good -']],
    ['echo \\\\\nnpx evil\nnpx good', ['npm evil -', 'npm good -']],
    ['nvm exec 24 npx evil', [unidentified.unknownCommand]],
    ['npx ${PKG:-good}', [unidentified.placeholder]],
    ['npx ${}', [unidentified.unreadShellText]],
    ['cd x', [unidentified.silentShell]],
    ['', [unidentified.silentShell]],
  ] as const)('the shell text %j', ([script, expected]) => {
    const launch = launchWith({ command: word('bash'), args: [word('-lc'), word(script)] });
    expect(briefly(resolveLaunch(declare('x', { launch })))).toEqual(expected);
  });

  test('a program in another folder is not the one in the tree', async () => {
    const launch = launchWith({
      command: word('sh'),
      args: [word('-c'), word('cd /evil && node server.js')],
    });
    const [dependency] = await resolveIn({ 'server.js': '' }, declare('x', { launch }));
    expect(dependency).toMatchObject({
      type: 'unidentified',
      reason: unidentified.missingProgram.split(': ')[1],
    });
  });
});
