import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';

const MINIMUM = [20, 19];

/** Ports that browsers and `fetch` refuse (WHATWG Fetch, "bad port"). */
const BAD_PORTS = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Ports and folders of all parts, from the settings (docs/settings.md). */
export function readPlan(settings, root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
    throw new Error(`Node ${MINIMUM.join('.')} or newer is required; this is ${process.versions.node}`);
  }
  const text = settings.PORT || '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_529) {
    throw new Error(`PORT must be a whole number from 1 to 65529, not "${text}"`);
  }
  if (settings.API_PORT && Number(settings.API_PORT) !== port + 1) {
    throw new Error(
      `API_PORT is ${settings.API_PORT}, but npm start has the API on port ${port + 1} (PORT + 1): ` +
        'leave API_PORT out, or start each part with npm run api and npm run shell',
    );
  }
  const production = settings.NODE_ENV === 'production';
  const staging = ['1', 'true', 'yes'].includes(settings.STAGING);
  const plan = {
    production,
    dataFolder: path.resolve(root, settings.DATA_DIR || '.nkm/data'),
    releaseStore: path.resolve(root, settings.RELEASE_STORE || '.nkm/releases'),
    shop: { name: 'shop', port },
    api: { name: 'API', port: port + 1 },
    sandboxes:
      production && !staging
        ? []
        : [
            { name: 'inbox', port: port + 2 },
            { name: 'paystack', port: port + 3 },
            { name: 'identity', port: port + 4 },
            { name: 'desk', port: port + 5 },
          ],
  };
  demandReachablePorts(plan);
  return plan;
}

/** Fails with one clear line in a folder that webpack refuses, because it separates loaders with this character. */
export function demandUsableFolder(root) {
  if (root.includes('!'))
    throw new Error(`The path ${root} contains "!", which webpack cannot build: rename that folder`);
}

/** Fails with one clear line when the data folder is unusable, because the database's error is less clear. */
export function demandUsableData(folder) {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be written (${error.code}): free it, or set DATA_DIR`, {
      cause: error,
    });
  }
}

/**
 * A production start publishes nothing: the operator decides which versions visitors get. `nkm status` checks the rest
 * of the store after the packages are installed.
 */
export function demandReleases({ production, releaseStore }) {
  if (!production || existsSync(path.join(releaseStore, 'releases.json'))) return;
  throw new Error(
    `The release store ${releaseStore} is empty: publish the slices with "npm ci && npx nkm publish --all", ` +
      'or set RELEASE_STORE',
  );
}

/** Creates one level at a time: with `recursive`, Node never returns on systems that refuse a folder with ENOENT. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Fails before installing or building when the shop could not start afterwards. */
export async function demandFreePorts({ shop, api, sandboxes }) {
  for (const { name, port } of [shop, api, ...sandboxes]) {
    if (!(await isFree(port))) throw new Error(`Port ${port} (${name}) is taken: stop what uses it, or set PORT`);
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    // Without a host: all addresses, also those of IPv6.
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Throws when browsers would block a port of the shop. */
function demandReachablePorts({ shop, api, sandboxes }) {
  for (const { name, port } of [shop, api, ...sandboxes])
    if (BAD_PORTS.has(port)) throw new Error(`Port ${port} (${name}) is refused by browsers: set another PORT`);
}
