import { reasons, row, space, type VariableSpace } from '../../variables/space.ts';

const node = space(['node'], null, 'loader', [
  row('node options', reasons.node)`NODE_OPTIONS`,
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

const others: readonly VariableSpace[] = [
  space(['java'], null, 'loader', [
    row('none', reasons.loaded)`JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS CLASSPATH`,
  ]),
  space(['ruby'], null, 'loader', [row('none', reasons.loaded)`RUBYOPT RUBYLIB`]),
  space(['perl'], null, 'loader', [row('none', reasons.loaded)`PERL5OPT PERL5LIB PERLLIB PERL5DB`]),
  space(['php'], null, 'loader', [row('none', reasons.loaded)`PHPRC PHP_INI_SCAN_DIR`]),
];

export const interpreterSettings: readonly VariableSpace[] = [node, python, ...others];

const harmlessForNode =
  /^(?:|--max-(?:old-space|semi-space|http-header)-size=\d+|--no-(?:warnings|deprecation)|--trace-[\w-]+|--enable-source-maps|--experimental-(?:vm-modules|strip-types|transform-types|wasm-modules)|--use-(?:system|openssl|bundled)-ca|--use-env-proxy|--disable-warning=[\w-]+|--dns-result-order=\w+|--unhandled-rejections=[\w-]+)$/;

/**
 * Reports whether the Node options in a value are known to load no code. Node treats `_` in option names as
 * `-`.
 */
export function isHarmlessForNode(value: string): boolean {
  return value.split(/\s+/).every((option) => harmlessForNode.test(option.replaceAll('_', '-')));
}
