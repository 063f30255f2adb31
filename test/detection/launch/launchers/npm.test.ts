import { describe } from 'vitest';
import { testLaunches, testVariables } from '../launches.ts';
import { unidentified } from '../reasons.ts';

const hidden = unidentified.hidingOption;
const foreign = unidentified.foreignProgram;
const missing = unidentified.missingProgram;
const noScript = unidentified.noScript;

describe('npm and npx', () => {
  testLaunches([
    ['npx notes', ['npm notes -']],
    ['npx -y @acme/notes@1.2.0 --port 80', ['npm @acme/notes 1.2.0']],
    ['npx --yes --quiet notes@latest -p evil', ['npm notes latest']],
    ['npx -p @acme/notes@1.0.0 notes-server', ['npm @acme/notes 1.0.0']],
    ['npx --package=@acme/notes notes', ['npm @acme/notes -']],
    ['npx -y --package @acme/notes -p other@2.0.0 notes', ['npm @acme/notes -', 'npm other 2.0.0']],
    // npm takes the program from the package that comes first.
    [
      'npx -p zod -p tsx -p cors tsx server.ts',
      ['npm zod - library', missing, 'npm tsx - launcher', 'npm cors -'],
    ],
    // The program can come from a package other than the one with its name.
    ['npx -p zod -p notes notes', ['npm zod -', 'npm notes -']],
    ['npx -p ant@npm:zod -p tsx tsx server.ts', ['npm zod -', missing, 'npm tsx - launcher']],
    ['npx -- notes', ['npm notes -']],
    ['npx --registry https://npm.acme.example notes', ['npm notes - (registry: --registry)']],
    ['npx --node-options=-r=./x.js notes', ['npm notes - (loader: --node-options)']],
    ['npx --unknown notes', [hidden]],
    ['npx -p good --unknown -p evil bin', ['npm good -', hidden]],
    ['npx -yq notes', ['npm notes -']],
    // npx does not read these the way they look.
    ['npx -y=evil notes', ['npm evil -']],
    ['npx --yes=evil notes', ['npm evil -']],
    // npx removes options that it no longer supports, together with their values.
    ['npx -y -n notes evil', ['npm evil -']],
    ['npx --ignore-existing notes', ['npm notes -']],
    ['npx -y -pnotes evil', [hidden]],
    ['npx -y -package notes evil', ['npm notes -']],
    ['npx -y --no-fund notes -p evil', ['npm evil -']],
    ['npx -c notes', ['unidentified: npx runs a shell command']],
    ['npx -y -p notes -c evil', ['npm notes -', 'unidentified: npx runs a shell command']],
    ['npx -p notes sh -c evil', ['npm notes -', foreign]],
    ['npx -p notes xvfb-run npx evil', ['npm notes -', foreign]],
    ['npx -p notes mise x -- npx evil', ['npm notes -', foreign]],
    ['npx -p notes ./evil', ['npm notes -', foreign]],
    ['npx -p notes python3.12 evil.py', ['npm notes -', foreign]],
    ['npx -y --loglevel -n notes evil', ['npm evil -']],
    ['npx -p notes x$(evil)', ['npm notes -', foreign]],
    ['npx -p notes setsid sh -c evil', ['npm notes -', foreign]],
    // Versions of npx read these differently, so the package from each interpretation counts.
    ['npx --min-release-age 7 notes', ['npm 7 -', 'npm notes -']],
    ['npx --min-release-age=7 notes', ['npm notes -']],
    ['npx --shrinkwrap=evil notes', ['npm evil -']],
    ['npx --bypass-2fa=evil notes', ['npm notes -', 'npm evil -']],
    ['npm exec --allow-git none -- notes', ['npm none -', 'npm notes -']],
    ['npx --min-release-age 7 --allow-git none notes', [hidden]],
    ['npx --browser firefox notes', ['npm firefox - (path: --browser)']],
    ['npm exec --browser firefox notes', ['npm notes - (path: --browser)']],
    ['npx ${NOTES:-@acme/notes@1.0.0} --port ${PORT:-80}', ['npm @acme/notes 1.0.0']],
    ['npx ${NOTES:-}', ['unidentified: an empty package name']],
    ['npx ${NOTES:-${OTHER}}', [unidentified.placeholder]],
    ['npx', [unidentified.noPackage]],
    ['npm exec --yes -- notes@1.0.0 --port 1', ['npm notes 1.0.0']],
    ['npm x --package=notes@1.0.0 -- notes', ['npm notes 1.0.0']],
    ['npm exec notes --registry https://x', ['npm notes - (registry: --registry)']],
    ['npm exec notes -p evil', ['npm notes -']],
    ['npm exec --yes true evil', ['npm evil -']],
    ['npm exec --yes null evil', ['npm evil -']],
    ['npm exec --fund null evil', ['npm null -']],
    ['npm start', [noScript]],
    ['npm exec --package=good -- sh -c evil', ['npm good -', foreign]],
    ['npx -y https://registry.npmjs.org/@acme/notes/-/notes-1.0.0.tgz', ['npm @acme/notes 1.0.0']],
  ]);

  testVariables([
    ['npx notes', 'NODE_OPTIONS', 'loader'],
    ['npx notes', 'npm_config_registry', 'registry'],
    ['npx @acme/notes', 'NPM_CONFIG_@ACME:REGISTRY', 'registry'],
    ['npx notes', 'NPM_CONFIG_@ACME:REGISTRY', undefined],
    ['npx notes', 'PREFIX', 'registry'],
  ]);
});
