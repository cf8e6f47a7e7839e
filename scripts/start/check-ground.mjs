import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { demandReachablePorts } from './bad-ports.mjs';

const MINIMUM = [20, 19];

/** The addresses of everything, from `PORT` (README: settings). */
export function readPlan(settings, root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
    throw new Error(`Node ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}`);
  }
  const text = settings.PORT || '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_529) {
    throw new Error(`PORT must be a whole number from 1 to 65529, not "${text}"`);
  }
  const production = settings.NODE_ENV === 'production';
  const plan = {
    production,
    dataFolder: path.resolve(root, settings.DATA_DIR || '.nkm/data'),
    releaseStore: path.resolve(root, settings.RELEASE_STORE || '.nkm/releases'),
    shop: { name: 'shop', port },
    api: { name: 'API', port: port + 1 },
    sandboxes: production
      ? []
      : [
          { name: 'inbox', port: port + 2 },
          { name: 'paystack', port: port + 3 },
        ],
  };
  demandReachablePorts(plan);
  return plan;
}

/** One clear line when the data folder cannot be used; the database would say it less plainly. */
export function demandUsableData(folder) {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be written (${error.code}): free it, or set DATA_DIR`, {
      cause: error,
    });
  }
}

/**
 * A production start publishes nothing: what visitors get is the operator's decision. `nkm status` checks the rest of
 * the store once the packages are there.
 */
export function demandReleases({ production, releaseStore }) {
  if (!production || existsSync(path.join(releaseStore, 'releases.json'))) return;
  throw new Error(
    `The release store ${releaseStore} is empty: publish the slices with "npm ci && npx nkm publish --all", or set RELEASE_STORE`,
  );
}

/** One level at a time: where a system refuses folders as if their parent were missing, `recursive` never ends. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Nothing is installed or built when it could not be started afterwards. */
export async function demandFreePorts({ shop, api, sandboxes }) {
  for (const { name, port } of [shop, api, ...sandboxes]) {
    if (!(await isFree(port))) throw new Error(`Port ${port} (${name}) is taken: stop what uses it, or set PORT`);
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '0.0.0.0', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
