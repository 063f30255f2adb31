import { describe } from 'vitest';
import { testWords } from '../launches.ts';
import { unidentified } from '../reasons.ts';

const hiding = unidentified.hidingOption;
const elsewhere = 'unidentified: a program on another machine';
const npx = ['npm notes'];

describe('ssh', () => {
  testWords([
    // Another machine, whose files are not those in the tree.
    [['ssh', 'host', 'npx', '-y', 'notes'], npx],
    [['ssh', '-p', '22', '-oBatchMode=yes', 'me@host', '-t', 'cd x && npx -y notes'], npx],
    [['ssh', 'host', 'docker run -i acme/notes'], ['oci docker.io/acme/notes']],
    [['ssh', 'host', './run.sh'], [elsewhere]],
    [['ssh', 'host', 'sh', 'run.sh'], [elsewhere]],
    [['ssh', '-o', 'ProxyCommand=./evil', 'host', 'npx', 'notes'], [hiding]],
    [['ssh', '-N', 'host', 'npx', 'notes'], [hiding]],
    [['ssh', '-F', './config', 'host', 'npx', 'notes'], ['npm notes (-F)']],
    [['ssh', 'host'], ['unidentified: a connection to another machine, without a command']],
  ]);
});
