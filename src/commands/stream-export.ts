import type { DownloadPorts, Receiver } from '../export/loading.ts';
import type { RunPorts } from '../gate/ports.ts';

/** `timeout`, for example `5m`, covers the whole download. */
export interface ServiceAccess {
  readonly apiKey: string;
  readonly timeout: string;
}

export type StreamPorts = DownloadPorts & Pick<RunPorts, 'explainMissingKey'>;

export function isAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * @param address the service's base URL, or the URL of its export
 * @param receive creates a new receiver for each download attempt
 * @throws GateError if the download fails; SettingsError for an invalid address or time limit
 */
export async function streamExport(
  address: string,
  { apiKey, timeout }: ServiceAccess,
  ports: StreamPorts,
  receive: () => Receiver,
): Promise<void> {
  const [{ downloadExport }, { exportPath }, { createServiceRequest }, { readSettings }] =
    await Promise.all([
      import('../export/loading.ts'),
      import('../export/loading.ts'),
      import('../gate/export.ts'),
      import('../gate/settings.ts'),
    ]);
  const base = address.endsWith(exportPath) ? address.slice(0, -exportPath.length) : address;
  const settings = readSettings({ 'api-key': apiKey, 'base-url': base, timeout }, 'command line');
  const service = await createServiceRequest(settings, ports.explainMissingKey);
  await downloadExport(service, ports, receive);
}
