import { describe } from 'vitest';
import { testWords } from '../launches.ts';
import { unidentified } from '../reasons.ts';

const silent = unidentified.silentInterpreter;

describe('interpreters', () => {
  testWords([
    [['node', '--enable-source-maps', 'tool.js'], ['local tool.js']],
    [['nodejs', '-r', './run.sh', 'tool.js'], ['local tool.js']],
    [['node', '--no-warnings', 'evil.js'], [unidentified.missingProgram]],
    [['node', '-e', 'evil'], [silent]],
    [['node', '--mystery', 'tool.js'], [silent]],
    [['tsx', 'watch', 'tool.js'], ['local tool.js']],
    [['ts-node', '--esm', 'tool.js'], ['local tool.js']],
    [['python3.13', '-u', 'tool.py'], ['local tool.py']],
    [['py', '-3.12', 'tool.py'], ['local tool.py']],
    [['python', '-m', 'tool'], ['local tool.py']],
    [['python', '-c', 'evil'], [silent]],
    [['php8.3', 'tool.php'], ['local tool.php']],
    [
      ['node', 'tool.js', '--', 'npx', 'notes'],
      ['local tool.js', 'npm notes'],
    ],
  ]);
});
