import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { copyTemplate } from './database';
import { freePorts } from './free-ports';
import { copyStore, type Store } from './release-store';
import { picturesFolder, PUBLISHED, runFolder } from './run-folder';
import { createShell, type ShellOptions } from './shell';
import type { Part, Settings } from './start-part';
import { startApi, startSandboxes, startShell } from './start-parts';

/** A whole marketplace: real processes on separate ports, with their own database and release store. */
export interface System {
  shop: string;
  api: string;
  inbox: string;
  paystack: string;
  /** The identity sandbox, once `startIdentity` has started it. */
  identity: string;
  /** Its release store. */
  store: Store;
  /** Runs the shop with these options from now on. Everything behind it keeps running. */
  runShop(options: ShellOptions): Promise<void>;
  /** Starts another shell beside the shop's, on a separate port. */
  startSecondShell(port: number): Promise<Part>;
  /** Starts the identity sandbox, once. */
  startIdentity(): Promise<void>;
  /** Starts the desk, once. Returns its address. */
  startDesk(): Promise<string>;
  /** Restarts the API with other settings. The shells keep running. */
  restartApi(settings: Settings): Promise<void>;
  stop(): Promise<void>;
}

/** Timeouts that tests wait for are short. The limits of a page are long, because the machine may be busy. */
const SETTINGS: Settings = {
  RENDER_WORKERS: '1', // each start takes time
  OFFLINE_PAGE: 'false', // a worker would hide requests from the tests
  CAPTCHA_COST: '500', // the work is the same, only shorter
  PAGE_FRESH_SECONDS: '0',
  PAYSTACK_TIMEOUT_MS: '2000',
  RENDER_STALL_MS: '5000',
  SERVER_API_TIMEOUT_MS: '10000',
  STOP_DELAY_MS: '0',
  LINK_VENDOR: 'https://sellers.example',
  LINK_KYC: 'https://kyc.example',
  SIGN_IN_ORIGINS: 'https://sellers.example',
};

/** How often a start moves to other ports when another process takes one of them first. */
const MOVES = 5;

/** @param how settings of this system, for all of its parts */
export async function startSystem(how: Settings = {}): Promise<System> {
  for (let move = 0; ; move += 1) {
    try {
      return await startOnFreePorts(how);
    } catch (error) {
      if (move === MOVES || !/^Port \d+ .*taken|EADDRINUSE/m.test(String(error))) throw error;
    }
  }
}

async function startOnFreePorts(how: Settings): Promise<System> {
  const folder = mkdtempSync(path.join(runFolder(), 'system-'));
  const store = { folder: path.join(folder, 'releases'), key: path.join(folder, 'release-key.pem') };
  copyStore(PUBLISHED, store);
  const data = path.join(folder, 'data');
  const database = copyTemplate(data);
  symlinkSync(picturesFolder(), path.join(data, 'pictures'));

  const port = await freePorts();
  const settings = { ...SETTINGS, DATA_DIR: data, ...database.settings, RELEASE_STORE: store.folder, ...how };
  const shell = createShell(port, settings);
  const parts: Part[] = [];
  let api: Part | null = null;
  const startAnApi = async (more: Settings = {}) => void (api = await startApi(port, { ...settings, ...more }));
  const started = async (part: Promise<Part>) => void parts.push(await part);
  async function stop(): Promise<void> {
    await Promise.all([shell.stop(), api?.stop(), ...parts.map((part) => part.stop())]);
    database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await allOf([startAnApi(), started(startSandboxes(['inbox', 'paystack'], port, settings))]);
  } catch (error) {
    await stop();
    throw error;
  }
  const at = (offset: number) => `http://localhost:${port + offset}`;
  // Several tests of a worker share its system.
  let identity: Promise<void> | undefined;
  let desk: Promise<void> | undefined;
  return {
    shop: at(0),
    api: at(1),
    inbox: at(2),
    paystack: at(3),
    identity: at(4),
    store,
    runShop: shell.run,
    startSecondShell: (other) =>
      startShell('production', other, { ...settings, API_BASE_URL: at(1), PUBLIC_URL: at(0) }),
    startIdentity: () => (identity ??= started(startSandboxes(['identity'], port, { ...settings, PUBLIC_URL: at(0) }))),
    async startDesk() {
      await (desk ??= started(startSandboxes(['desk'], port, settings)));
      return at(5);
    },
    async restartApi(more) {
      await api?.stop();
      await startAnApi(more);
    },
    stop,
  };
}

/** Waits for all parts even when one fails, because the others must be stopped too. */
async function allOf(starts: Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(starts)) if (outcome.status === 'rejected') throw outcome.reason;
}
