import { join } from 'node:path';
import { installFromNpm, type Surroundings, type Tool } from './tools.ts';

/* The JavaScript launchers. All are on the npm registry; their versions are pinned here. */

const modules = 'node_modules';

function npm(version: string): Tool {
  return {
    ...{ name: 'npm', version, table: 'npm' },
    install: (folder) => installFromNpm(folder, `npm@${version}`),
    commands: (folder) => ({
      npm: [process.execPath, join(folder, modules, 'npm/bin/npm-cli.js')],
      npx: [process.execPath, join(folder, modules, 'npm/bin/npx-cli.js')],
    }),
    environment: ofNpm,
  };
}

/** Returns the variables that npm and some other launchers read. */
function ofNpm({ registry }: Surroundings): Record<string, string> {
  return {
    npm_config_registry: registry,
    npm_config_update_notifier: 'false',
    npm_config_ignore_scripts: 'true',
    npm_config_fetch_retries: '0',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
}

const pnpm10: Tool = {
  ...{ name: 'pnpm', version: '10.34.8', table: 'pnpm' },
  install: (folder) => installFromNpm(folder, 'pnpm@10.34.8'),
  commands: (folder) => ({
    pnpm: [process.execPath, join(folder, modules, 'pnpm/bin/pnpm.cjs')],
    pnpx: [process.execPath, join(folder, modules, 'pnpm/bin/pnpx.cjs')],
  }),
  environment: ofNpm,
};

const pnpm12: Tool = {
  ...{ name: 'pnpm', version: '12.21.0', table: 'pnpm' },
  install: (folder) => installFromNpm(folder, 'pnpm@12.21.0'),
  commands: (folder) => {
    const program = join(folder, modules, '@pnpm/exe.linux-x64/pnpm');
    return { pnpm: [program], pnpx: [program, 'dlx'] };
  },
  environment: (around) => ({ ...ofNpm(around), pnpm_config_registry: around.registry }),
};

const yarn1: Tool = {
  ...{ name: 'yarn', version: '1.22.22', table: 'yarn' },
  install: (folder) => installFromNpm(folder, 'yarn@1.22.22'),
  commands: (folder) => ({
    yarn: [process.execPath, join(folder, modules, 'yarn/bin/yarn.js')],
  }),
  environment: (around) => ({ ...ofNpm(around), YARN_REGISTRY: around.registry }),
};

const yarn4: Tool = {
  ...{ name: 'yarn', version: '4.18.1', table: 'yarn' },
  install: (folder) => installFromNpm(folder, '@yarnpkg/cli-dist@4.18.1'),
  commands: (folder) => ({
    yarn: [process.execPath, join(folder, modules, '@yarnpkg/cli-dist/bin/yarn.js')],
  }),
  environment: ({ registry }) => ({
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_SCRIPTS: '0',
    YARN_HTTP_PROXY: '',
    YARN_HTTPS_PROXY: '',
  }),
};

const bun = (version: string): Tool => ({
  ...{ name: 'bun', version, table: 'bun' },
  install: async (folder) => {
    const program = `${modules}/@oven/bun-linux-x64/bin/bun`;
    await installFromNpm(folder, `@oven/bun-linux-x64@${version}`, [program]);
  },
  commands: (folder) => {
    const program = join(folder, modules, '@oven/bun-linux-x64/bin/bun');
    // Under the name `bunx`, the program behaves like `bun x`.
    return { bun: [program], bunx: ['/bin/bash', '-c', `exec -a bunx ${program} "$@"`, 'bunx'] };
  },
  environment: ({ registry }) => ({ BUN_CONFIG_REGISTRY: registry, DO_NOT_TRACK: '1' }),
});

const deno = (version: string): Tool => ({
  ...{ name: 'deno', version, table: 'deno' },
  install: async (folder) => {
    const program = `${modules}/@deno/linux-x64-glibc/deno`;
    await installFromNpm(folder, `@deno/linux-x64-glibc@${version}`, [program]);
  },
  commands: (folder) => ({ deno: [join(folder, modules, '@deno/linux-x64-glibc/deno')] }),
  environment: ({ registry, jsr, home }) => ({
    NPM_CONFIG_REGISTRY: registry,
    JSR_URL: jsr,
    DENO_DIR: join(home, 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
  }),
});

const node: Tool = {
  ...{ name: 'node', version: process.versions.node, table: 'node' },
  install: async () => {},
  commands: () => ({ node: [process.execPath] }),
  environment: () => ({}),
};

export const nodeTools: readonly Tool[] = [
  ...[npm('11.19.1'), npm('10.9.9'), npm('12.2.0'), pnpm10, pnpm12, yarn4, yarn1],
  ...[bun('1.4.5'), bun('1.2.23'), deno('2.9.6'), deno('2.2.15'), node],
];
