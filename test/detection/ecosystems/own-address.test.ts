import { describe, expect, test } from 'vitest';
import { readRemote } from '../../../src/detection/ecosystems/remote.ts';

describe('an address of the machine itself is local', () => {
  test.for([
    'http://localhost',
    'HTTP://LocalHost:3000/mcp?key=1',
    'https://localhost.:8443/',
    'ws://127.0.0.1:9',
    'wss://127.255.0.3/a',
    'http://[::1]:3000/sse',
    'http://[::ffff:127.0.0.1]:80/',
    'http://0.0.0.0:3000',
    'http://[::]:3000',
    'http://host.docker.internal:8811/mcp',
    'http://host.containers.internal',
    'http://localhost:${PORT}/mcp',
    'http://localhost:${PORT:-3000}',
    'http://localhost:$PORT/mcp',
    'http://localhost:${env:PORT}/mcp',
    'http://localhost:{env:PORT}/mcp',
    'http://localhost?x',
    'http://localhost:3000/a@b:c\\d%2f',
  ])('%s', (text) => {
    expect(readRemote(text).type).toBe('local');
  });

  test.for([
    'http://127.1:3000',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.0.0.01/',
    'http://127.0.0.300/',
    'http://127.0.0.1.evil.example/',
    'http://localhost.evil.example/',
    'http://app.localhost/',
    'http://localhost..:3000/',
    'http://127.0.0.1.nip.io/',
    'http://printer.local/',
    'http://10.0.0.1/',
    'http://192.168.1.1:3000/',
    'http://169.254.169.254/latest',
    'http://[::ffff:10.0.0.1]/',
    'http://[::2]/',
    'http://u@localhost:3000/',
    'http://localhost@evil.example/',
    'http://localhost:1@evil.example/',
    'http://localhost:3000@evil.example/',
    'http://localhost\\@evil.example/',
    'http:\\\\localhost/',
    'http://localhost%2eevil.example/',
    'http://localhost#@evil.example/',
    'http://loc\talhost:3000/',
    ' http://localhost:3000/',
    'http://localhost\n:3000/',
    'http://lоcalhost:3000/',
    'http://ⓛocalhost:3000/',
    'http://localhost。:3000/',
    'http://${HOST}:3000/',
    'http://localhost${X}:3000/',
    'http://localhost:${A}${B}/',
    'http://localhost:3${A}/',
    'http://localhost:${A:-1@evil.example}/',
    'http://localhost:${A:-}/',
    'http://localhost:${input:port}/',
    'http://localhost:123456/',
    'http://localhost:99999/',
    'http://localhost:/',
    'ftp://localhost/',
    'localhost:3000',
    'http:localhost',
    'http:///localhost',
  ])('but not %s', (text) => {
    expect(readRemote(text).type).not.toBe('local');
  });

  test('its name has host, port and path, and no query', () => {
    expect(readRemote('HTTP://LOCALHOST.:3000/mcp/?token=1')).toMatchObject({
      name: 'http://localhost:3000/mcp',
    });
    expect(readRemote('http://localhost:${PORT:-3000}/mcp')).toMatchObject({
      name: 'http://localhost:{PORT}/mcp',
      address: { reachable: 'http://localhost/mcp', portVariable: 'PORT' },
    });
  });
});
