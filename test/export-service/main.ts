/*
 * Runs the export service on its own, for trying the action without a subscription:
 *
 *   node test/export-service/main.ts --port 8402 --key any-key-of-your-own-choice
 */
import { parseArgs } from 'node:util';
import { type Fault, startExportService } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8402' },
    key: { type: 'string', default: 'a-key-for-trying-things-out' },
    fault: { type: 'string' },
    lie: { type: 'string' },
  },
});

const service = await startExportService({
  keys: [values.key],
  port: Number(values.port),
  ...(values.lie === undefined ? {} : { lie: values.lie }),
  ...(values.fault === undefined ? {} : { fault: values.fault as Fault }),
});
process.stdout.write(`export service of a fictional corpus: ${service.url} (key: ${values.key})\n`);
