import { readSandboxKey } from '../../platform/outbox/sandbox-key';
import type { StartSandbox } from '../sandbox';
import { buildDesk } from './build-desk';
import { createDeskApi } from './desk-api';
import { Robots } from './robots';
import { createSellerApi } from './seller-api';

const ROBOTS_LOOK_MS = 1_000;

/** The desk on PORT + 5: vendors, couriers and staff of the demonstration. */
export const startSandbox: StartSandbox = async (config) => {
  const apiBaseUrl = `http://localhost:${config.apiPort}`;
  const api = createDeskApi({
    apiBaseUrl,
    // Read each time, because the API creates a new key at each start.
    readKey: () => readSandboxKey(config.dataDir),
  });
  const sellers = createSellerApi({ apiBaseUrl, linksKey: config.linksKey ?? '' });
  const desk = buildDesk({ brand: config.brand, api, sellers, shop: config.publicUrl });
  const address = await desk.listen({ host: config.host, port: config.port + 5 });
  const robots = config.robotSeconds > 0 ? runRobots() : null;
  return {
    address,
    stop: async () => {
      await robots?.stop();
      await desk.close();
    },
  };

  function runRobots() {
    const report = (problem: string) => void process.stderr.write(`${problem}\n`);
    const periodMs = config.robotSeconds * 1_000;
    const workers = new Robots(api, { periodMs, clock: Date.now, mishaps: config.robotMishaps, report });
    let working = Promise.resolve();
    const look = setInterval(() => {
      // After a failure, the next look tries again.
      working = working.then(() => workers.act()).catch((error: unknown) => report(String(error)));
    }, ROBOTS_LOOK_MS);
    return {
      stop: () => {
        clearInterval(look);
        return working;
      },
    };
  }
};
