import { reasons, row, space, type VariableSpace } from './space.ts';

/** Wrappers that fetch variables for what they start. */
const secrets = space(['secrets'], null, 'registry', [
  row('none', 'the service whose secrets become variables')`DOPPLER_API_HOST
    DOPPLER_DASHBOARD_HOST DOPPLER_DNS_RESOLVER_ADDRESS INFISICAL_API_URL INFISICAL_DOMAIN
    OP_CONNECT_HOST VAULT_ADDR AWS_ENDPOINT_URL AWS_ENDPOINT_URL_* AZURE_AUTHORITY_HOST`,
  row('on', reasons.certificates)`DOPPLER_VERIFY_TLS`,
  row('none', reasons.certificates)`VAULT_SKIP_VERIFY`,
  row('outside', reasons.home)`DOPPLER_CONFIG_DIR OP_CONFIG_DIR AWS_CONFIG_FILE
    AWS_SHARED_CREDENTIALS_FILE`,
]);

/**
 * Managers of tools. A program by its name may be a shim of one, which reads these variables before it starts
 * the program.
 */
const managers = space(['system'], ['MISE_', 'ASDF_', 'PROTO_', 'NVM_', 'FNM_', 'VOLTA_'], 'path', [
  row('outside', reasons.home)`*DIR *HOME *PATH *FILE`,
]);

const loaded = 'what is loaded first, and from where';

/** Languages whose programs read few variables that load code. */
const languages: readonly VariableSpace[] = [
  space(['java'], null, 'loader', [
    row('none', loaded)`JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS CLASSPATH`,
  ]),
  space(['ruby'], null, 'loader', [row('none', loaded)`RUBYOPT RUBYLIB`]),
  space(['perl'], null, 'loader', [row('none', loaded)`PERL5OPT PERL5LIB PERLLIB PERL5DB`]),
  space(['php'], null, 'loader', [row('none', loaded)`PHPRC PHP_INI_SCAN_DIR`]),
  space(['nix'], null, 'registry', [
    row('none', loaded)`NIX_CONFIG NIX_PATH NIX_CONF_DIR NIX_USER_CONF_FILES NIX_REMOTE`,
  ]),
];

/** The spaces of wrappers, of managers of tools, and of the languages that read few variables. */
export const toolSpaces: readonly VariableSpace[] = [secrets, managers, ...languages];
