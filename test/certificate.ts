import { generate } from 'selfsigned';

/** Key and certificate of a service, as PEM: the certificate is its own authority. */
export interface OwnCertificate {
  readonly key: string;
  readonly cert: string;
}

/** Makes a certificate for the loopback address and for a name. */
export async function ownCertificate(name: string): Promise<OwnCertificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: name },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  return { key, cert };
}
