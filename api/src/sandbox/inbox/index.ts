import type { StartSandbox } from '../sandbox';
import { readSandboxKey } from '../../platform/outbox/sandbox-key';
import { buildInbox } from './build-inbox';
import { outboxOfApi } from './outbox-of-api';

/** The inbox on PORT + 2: mails and text messages of the system. */
export const startSandbox: StartSandbox = async (config) => {
  const readMessages = outboxOfApi({
    apiBaseUrl: `http://localhost:${config.apiPort}`,
    // Read each time, because the API creates a new key at each start.
    readKey: () => readSandboxKey(config.dataDir),
  });
  const inbox = buildInbox({ brand: config.brand, publicUrl: config.publicUrl, readMessages });
  const address = await inbox.listen({ host: config.host, port: config.port + 2 });
  return { address, stop: () => inbox.close() };
};
