import { describe } from 'vitest';
import { testLaunches } from './launches.ts';
import { unidentified } from './reasons.ts';

describe('bridges', () => {
  testLaunches([
    [
      'npx -y mcp-remote https://mcp.acme.example/sse --header x',
      ['remote https://mcp.acme.example/sse -', 'npm mcp-remote - launcher'],
    ],
    ['npx mcp-remote@1.2.3 ${URL}', [unidentified.urlPlaceholder, 'npm mcp-remote 1.2.3 launcher']],
    [
      'npx -p mcp-remote mcp-remote https://mcp.acme.example',
      ['remote https://mcp.acme.example -', 'npm mcp-remote - launcher'],
    ],
    [
      'npm exec --package=mcp-remote -- mcp-remote https://mcp.acme.example',
      ['remote https://mcp.acme.example -', 'npm mcp-remote - launcher'],
    ],
    [
      'yarn dlx -p mcp-remote mcp-remote https://mcp.acme.example',
      ['remote https://mcp.acme.example -', 'npm mcp-remote - launcher'],
    ],
    ['npx mcp-remote', ['unidentified: a bridge without an address', 'npm mcp-remote - launcher']],
    [
      'npx -y supergateway --sse https://mcp.acme.example/sse',
      ['remote https://mcp.acme.example/sse -', 'npm supergateway - launcher'],
    ],
    [
      'npx -y @smithery/cli@latest run @acme/notes --key word',
      ['registry @acme/notes -', 'npm @smithery/cli latest launcher'],
    ],
    [
      'npx -p @dotenvx/dotenvx dotenvx run -- npx notes@1.0.0',
      ['npm notes 1.0.0', 'npm @dotenvx/dotenvx - launcher'],
    ],
    ['npx -p dotenv-cli dotenv -- npx notes', ['npm notes -', 'npm dotenv-cli - launcher']],
    ['npx dotenv-cli -e .env -- npx notes@1.0.0', ['npm notes 1.0.0', 'npm dotenv-cli - launcher']],
    ['npx envmcp -e .env npx notes', ['npm notes -', 'npm envmcp - launcher']],
    [
      'npx cross-env NODE_OPTIONS=-r=./x.js npx notes',
      ['npm notes - (loader: NODE_OPTIONS)', 'npm cross-env - launcher'],
    ],
    [
      'npx mcp-remote https:evil.example/sse https://good.example/mcp',
      ['unidentified: not a URL', 'npm mcp-remote - launcher'],
    ],
    [
      'npx mcp-remote --header https://good.example https://mcp.acme.example',
      ['remote https://mcp.acme.example -', 'npm mcp-remote - launcher'],
    ],
    [
      'npx dotenv-cli -v NODE_OPTIONS=-r=./x.js -- npx notes',
      ['npm notes - (loader: NODE_OPTIONS)', 'npm dotenv-cli - launcher'],
    ],
  ]);
});
