import { optionList } from './option-list.ts';
import type { OptionGrammar } from './options.ts';

/**
 * The options of Node before its program, and those of V8 that are in use. Source: `node --help`;
 * `conformance/launch/node.jsonl` holds what Node did with each. What is missing runs something else, or
 * nothing: `--eval`, `--check`, `--run`. A value that is attached to one that needs none is passed over.
 */
export const node: OptionGrammar = {
  options: optionList(`
    -i --inspect --inspect-brk --inspect-wait --abort-on-uncaught-exception --allow-addons
    --allow-child-process --allow-inspector --allow-openssl-store --allow-wasi --allow-worker
    --cpu-prof --disable-sigusr1 --disable-wasm-trap-handler --disallow-code-generation-from-strings
    --enable-etw-stack-walking --enable-network-family-autoselection --enable-source-maps
    --entry-url --experimental-addon-modules --experimental-default-config-file
    --experimental-eventsource --experimental-import-meta-resolve --experimental-import-text
    --experimental-inspector-network-resource --experimental-network-inspection
    --experimental-print-required-tla --experimental-storage-inspection --experimental-stream-iter
    --experimental-strip-types --experimental-test-coverage --experimental-test-module-mocks
    --experimental-transform-types --experimental-vm-modules --experimental-wasm-modules
    --experimental-webstorage --experimental-worker-inspection --expose-gc --force-context-aware
    --force-node-api-uncaught-exceptions-policy --frozen-intrinsics --harmony --heap-prof
    --insecure-http-parser --interactive --interpreted-frames-native-stack --jitless --addons
    --async-context-frame --deprecation --experimental-detect-module --experimental-global-navigator
    --experimental-repl-await --experimental-require-module --experimental-sqlite
    --experimental-websocket --force-async-hooks-checks --global-search-paths
    --network-family-autoselection --require-module --strip-types --warnings --node-memory-debug
    --openssl-legacy-provider --openssl-shared-config --pending-deprecation --permission
    --permission-audit --preserve-symlinks --preserve-symlinks-main --prof --report-compact
    --report-exclude-env --report-exclude-network --report-on-fatalerror --report-on-signal
    --report-uncaught-exception --test --test-force-exit --test-only --test-randomize
    --test-update-snapshots --throw-deprecation --tls-max-v1.2 --tls-max-v1.3 --tls-min-v1.0
    --tls-min-v1.1 --tls-min-v1.2 --tls-min-v1.3 --trace-deprecation --trace-env
    --trace-env-js-stack --trace-env-native-stack --trace-exit --trace-gc --trace-promises
    --trace-sigint --trace-sync-io --trace-tls --trace-uncaught --trace-warnings
    --track-heap-objects --use-bundled-ca --use-env-proxy --use-openssl-ca --use-system-ca --watch
    --watch-preserve-output --zero-fill-buffers -C|--conditions= -r|--require= --allow-fs-read=
    --allow-fs-write= --cpu-prof-dir= --cpu-prof-interval= --cpu-prof-name= --debug-port=
    --diagnostic-dir= --disable-proto= --disable-warning= --dns-result-order=
    --experimental-config-file= --experimental-loader= --experimental-package-map=
    --experimental-test-isolation= --experimental-test-tag-filter= --heap-prof-dir=
    --heap-prof-interval= --heap-prof-name= --heapsnapshot-near-heap-limit= --heapsnapshot-signal=
    --icu-data-dir= --import= --inspect-port= --inspect-publish-uid= --loader= --localstorage-file=
    --max-http-header-size= --max-old-space-size-percentage=
    --network-family-autoselection-attempt-timeout= --openssl-config= --redirect-warnings=
    --report-dir= --report-directory= --report-filename= --report-signal= --secure-heap=
    --secure-heap-min= --test-concurrency= --test-coverage-branches= --test-coverage-exclude=
    --test-coverage-functions= --test-coverage-include= --test-coverage-lines= --test-global-setup=
    --test-isolation= --test-name-pattern= --test-random-seed= --test-reporter=
    --test-reporter-destination= --test-rerun-failures= --test-shard= --test-skip-pattern=
    --test-timeout= --title= --tls-cipher-list= --tls-keylog= --trace-event-categories=
    --trace-event-file-pattern= --trace-require-module= --unhandled-rejections= --use-largepages=
    --v8-pool-size= --watch-kill-signal= --watch-path= --max-old-space-size==
    --max-semi-space-size== --stack-size== --stack-trace-limit== --es-module-specifier-resolution==
  `),
  own: optionList('--env-file= --env-file-if-exists='),
  refusesDashes: true,
  foldsUnderscores: true,
  hasNegations: true,
  flagsTakeValues: true,
  settings: { words: 'NODE_OPTIONS' },
};
