import { GateError } from '../../model/failure.ts';

/**
 * Returns the first system error code in an error's chain of causes, such as `ECONNREFUSED`. The error's
 * message is not shown, because it can contain anything.
 */
export function systemCode(error: unknown): string | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (typeof code === 'string') return code;
  }
  return null;
}

/**
 * Returns the failure if Node rejected a connection's certificate; null if the error has another cause.
 *
 * @param whose the owner of the certificate: a host, or the name of a service
 */
export function certificateFailure(error: unknown, whose: string): GateError | null {
  const code = systemCode(error) ?? '';
  if (!/CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/.test(code)) return null;
  return new GateError(
    'certificate-refused',
    `The certificate of ${whose} is not trusted (${code}).`,
    {
      step: "If a proxy or the service uses a private certificate authority, set the step's NODE_EXTRA_CA_CERTS environment variable to the authority's certificate file.",
      command:
        "If a proxy or the service uses a private certificate authority, set the NODE_EXTRA_CA_CERTS environment variable to the authority's certificate file.",
    },
    { cause: error },
  );
}
