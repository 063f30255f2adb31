import { reasons, row, space, type VariableSpace } from '../../variables/space.ts';

const secrets = space(['secrets'], null, 'registry', [
  row('none', 'sets the service whose secrets become variables')`DOPPLER_API_HOST
    DOPPLER_DASHBOARD_HOST DOPPLER_DNS_RESOLVER_ADDRESS INFISICAL_API_URL INFISICAL_DOMAIN
    OP_CONNECT_HOST VAULT_ADDR AWS_ENDPOINT_URL AWS_ENDPOINT_URL_* AZURE_AUTHORITY_HOST`,
  row('on', reasons.certificates)`DOPPLER_VERIFY_TLS`,
  row('none', reasons.certificates)`VAULT_SKIP_VERIFY`,
  row('outside', reasons.home)`DOPPLER_CONFIG_DIR OP_CONFIG_DIR AWS_CONFIG_FILE
    AWS_SHARED_CREDENTIALS_FILE`,
]);

/**
 * A bare program name can resolve to a tool manager's shim, which reads these variables before it starts the
 * program.
 */
const managers = space(['system'], ['MISE_', 'ASDF_', 'PROTO_', 'NVM_', 'FNM_', 'VOLTA_'], 'path', [
  row('outside', reasons.home)`*DIR *HOME *PATH *FILE`,
]);

export const environmentSettings: readonly VariableSpace[] = [secrets, managers];
