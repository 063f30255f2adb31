#!/usr/bin/env node
import { loadCommand } from './main.ts';

const { runCommand } = await loadCommand();
process.exitCode = await runCommand(process.argv.slice(2));
// A connection that somebody else holds open must not keep the command waiting.
process.stdout.write('', () => process.exit());
