/*
 * Loaded into a process with --require: records what it starts, connects to and writes, and what it took,
 * as JSON in the file that RECORD_FILE names.
 */
const dgram = require('node:dgram');
const fs = require('node:fs');
const net = require('node:net');
const childProcess = require('node:child_process');
const { syncBuiltinESMExports } = require('node:module');
const { Worker } = require('node:worker_threads');

const { O_WRONLY, O_RDWR, O_CREAT, O_TRUNC, O_APPEND } = fs.constants;
const writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND;

const started = [];
const written = [];
const connected = new Set();

const recorded =
  (original, record) =>
  (...words) => {
    record(...words);
    return original(...words);
  };

const { ChildProcess } = childProcess;
const { spawn } = ChildProcess.prototype;
ChildProcess.prototype.spawn = function (options) {
  started.push([options.file, ...(options.args ?? [])].join(' '));
  return spawn.call(this, options);
};
for (const name of ['spawnSync', 'execSync', 'execFileSync']) {
  childProcess[name] = recorded(childProcess[name], (file) => started.push(String(file)));
}
require('node:worker_threads').Worker = class extends Worker {
  constructor(...words) {
    started.push(`worker ${String(words[0])}`);
    super(...words);
  }
};

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...words) {
  // Both are called: `connect(options)`, and `connect([options, listener])` by `net.connect`.
  const [first, second] = Array.isArray(words[0]) ? words[0] : words;
  const to = typeof first === 'object' ? first : { port: first, host: second };
  connected.add(to.path ?? `${to.host ?? 'localhost'}:${to.port}`);
  return connect.apply(this, words);
};
const { send } = dgram.Socket.prototype;
dgram.Socket.prototype.send = function (...words) {
  connected.add(`datagram ${words.slice(1).join(' ')}`);
  return send.apply(this, words);
};

const changing =
  /^(?:writeFile|appendFile|createWriteStream|mkdir|mkdtemp|symlink|link|rename|copyFile|cp|chmod|truncate)(?:Sync)?$/;
for (const module of [fs, fs.promises]) {
  for (const name of Object.keys(module)) {
    if (changing.test(name)) {
      // The last path is the one that is changed.
      const isOfTwo = /^(?:symlink|link|rename|copyFile|cp)/.test(name);
      module[name] = recorded(module[name], (one, other) =>
        written.push(String(isOfTwo ? other : one)),
      );
    } else if (/^open(?:Sync)?$/.test(name)) {
      module[name] = recorded(module[name], (path, flags = 'r') => {
        const isWriting = typeof flags === 'number' ? (flags & writing) !== 0 : /[wa+]/.test(flags);
        if (isWriting) written.push(String(path));
      });
    }
  }
}
syncBuiltinESMExports();

const { writeFileSync } = fs;
process.on('exit', () => {
  const paths = [...new Set(written)];
  const { maxRSS } = process.resourceUsage();
  const { user, system } = process.cpuUsage();
  const record = {
    started: [...started],
    connected: [...connected],
    written: paths,
    maxRSS,
    cpu: user + system,
  };
  writeFileSync(process.env['RECORD_FILE'], JSON.stringify(record));
});
