// Loaded before the program: moves its clock by DAYS, and kills it in the middle of its write number KILL_AT.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const ahead = Number(process.env.DAYS ?? 0) * 86_400_000;
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [Real.now() + ahead] : given));
  }
  static now() {
    return Real.now() + ahead;
  }
};

const killAt = Number(process.env.KILL_AT ?? 0);
const log =
  process.env.WRITES_FILE === undefined ? null : fs.openSync(process.env.WRITES_FILE, 'a');
let writes = 0;

/** Calls `before` in front of the write that is the last one, and dies. */
function countWrite(name, before) {
  writes += 1;
  if (log !== null) fs.writeSync(log, `${name}\n`);
  if (writes !== killAt) return;
  before();
  process.kill(process.pid, 'SIGKILL');
}

const half = (content) => content.subarray(0, content.length >> 1);
const { writeFileSync } = fs;
for (const name of ['renameSync', 'mkdtempSync', 'rmSync']) {
  const original = fs[name];
  fs[name] = (...given) => {
    countWrite(`${name} ${given[0]} ${name === 'renameSync' ? given[1] : ''}`, () => {});
    return original(...given);
  };
}
const writeHalf = (path, content, options) =>
  writeFileSync(path, half(Buffer.from(typeof content === 'string' ? content : [])), options);
fs.writeFileSync = (path, ...rest) => {
  countWrite(`writeFileSync ${path}`, () => writeHalf(path, ...rest));
  return writeFileSync(path, ...rest);
};
const { writeFile } = fs.promises;
fs.promises.writeFile = (path, ...rest) => {
  countWrite(`writeFile ${path}`, () => writeHalf(path, ...rest));
  return writeFile(path, ...rest);
};
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (...given) => {
  countWrite('stdout', () => {});
  return write(...given);
};
syncBuiltinESMExports();
