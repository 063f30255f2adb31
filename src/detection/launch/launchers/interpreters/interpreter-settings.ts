import { reasons, row, space, type VariableSpace } from '../../variables/space.ts';

const node = space(['node'], null, 'loader', [
  row('node options', 'determines what Node loads first')`NODE_OPTIONS`,
  row('none', 'determines where modules and settings are found')`NODE_PATH NODE_REPL_EXTERNAL_MODULE
    NODE_CONFIG_DIR`,
  row('outside', reasons.cache)`NODE_COMPILE_CACHE NODE_ICU_DATA NODE_V8_COVERAGE
    NODE_REDIRECT_WARNINGS`,
  row('outside', reasons.certificates)`NODE_EXTRA_CA_CERTS`,
  row('on', reasons.certificates)`NODE_TLS_REJECT_UNAUTHORIZED`,
]);

const python = space(['python'], ['PYTHON'], 'loader', [
  row('any', 'determines how text is read and written')`UTF8 UNBUFFERED IOENCODING COERCECLOCALE
    LEGACYWINDOWS*`,
  row('any', 'disables loading or writing certain files')`NOUSERSITE SAFEPATH DONTWRITEBYTECODE`,
  row('any', 'sets checks and limits in the interpreter')`HASHSEED FAULTHANDLER OPTIMIZE DEVMODE
    VERBOSE TRACEMALLOC ASYNCIODEBUG MALLOC MALLOCSTATS INTMAXSTRDIGITS NODEBUGRANGES
    PROFILEIMPORTTIME DEBUG DUMPREFS CASEOK`,
  row('no dot', 'imports the warning category if its name contains a dot')`WARNINGS`,
  row('outside', reasons.cache)`PYCACHEPREFIX`,
  row('outside', reasons.home)`USERBASE`,
  row('on', reasons.certificates, { kind: 'loader' })`HTTPSVERIFY`,
]);

const loaded = 'determines what is loaded first, and from where';

/** Languages whose programs read only a few variables that load code. */
const others: readonly VariableSpace[] = [
  space(['java'], null, 'loader', [
    row('none', loaded)`JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS CLASSPATH`,
  ]),
  space(['ruby'], null, 'loader', [row('none', loaded)`RUBYOPT RUBYLIB`]),
  space(['perl'], null, 'loader', [row('none', loaded)`PERL5OPT PERL5LIB PERLLIB PERL5DB`]),
  space(['php'], null, 'loader', [row('none', loaded)`PHPRC PHP_INI_SCAN_DIR`]),
];

/** The variables of interpreters. */
export const interpreterSettings: readonly VariableSpace[] = [node, python, ...others];

/**
 * Node options that load no code, such as options for memory, warnings and certificates; spelled with dashes.
 */
const harmlessForNode =
  /^(?:|--max-(?:old-space|semi-space|http-header)-size=\d+|--no-(?:warnings|deprecation)|--trace-[\w-]+|--enable-source-maps|--experimental-(?:vm-modules|strip-types|transform-types|wasm-modules)|--use-(?:system|openssl|bundled)-ca|--use-env-proxy|--disable-warning=[\w-]+|--dns-result-order=\w+|--unhandled-rejections=[\w-]+)$/;

/** Whether Node options load no code. Node treats `_` in option names as `-`. */
export function isHarmlessForNode(value: string): boolean {
  return value.split(/\s+/).every((option) => harmlessForNode.test(option.replaceAll('_', '-')));
}
