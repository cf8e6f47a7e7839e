import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePorts } from './free-ports';
import { createDatabase } from './postgres';
import { copyStore, type Store } from './release-store';
import { PUBLISHED, runFolder, templateFolder } from './run-folder';
import type { Part, Settings } from './start-part';
import { type ShellBuild, startApi, startSandbox, startShell } from './start-parts';

export interface SystemOptions {
  database?: 'pglite' | 'postgres';
  shell?: ShellBuild;
  /** Handed to every process. */
  settings?: Settings;
}

/** A whole marketplace: real processes on ports of their own, with a database and a release store of its own. */
export interface System {
  shop: string;
  api: string;
  inbox: string;
  paystack: string;
  /** Its release store. */
  store: Store;
  /** What the processes printed. */
  output(): string;
  stop(): Promise<void>;
}

/** Short waiting times: a test is told the same sooner. */
const QUICK: Settings = { PAGE_FRESH_SECONDS: '0', PAYSTACK_TIMEOUT_MS: '2000' };

export async function startSystem(options: SystemOptions = {}): Promise<System> {
  const { database = 'pglite', shell = 'production', settings = {} } = options;
  const folder = mkdtempSync(path.join(runFolder(), 'system-'));
  const store = { folder: path.join(folder, 'releases'), key: path.join(folder, 'release-key.pem') };
  copyStore(PUBLISHED, store);
  const data = path.join(folder, 'data');
  cpSync(templateFolder(), data, { recursive: true });

  const port = await freePorts();
  const all = {
    ...QUICK,
    DATA_DIR: data,
    RELEASE_STORE: store.folder,
    ...(database === 'postgres' ? { DATABASE_URL: await createDatabase() } : {}),
    ...settings,
  };
  const parts: Part[] = [];
  const started = async (part: Promise<Part>) => void parts.push(await part);
  async function stop(): Promise<void> {
    await Promise.all(parts.map((part) => part.stop()));
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await allOf([
      started(startApi(port, all)),
      started(startSandbox('inbox', port, all)),
      started(startSandbox('paystack', port, all)),
    ]);
    await started(startShell(shell, port, all)); // it asks the API for its settings once at the start
  } catch (error) {
    await stop();
    throw error;
  }
  const at = (offset: number) => `http://localhost:${port + offset}`;
  const output = () => parts.map((part) => part.output()).join('');
  return { shop: at(0), api: at(1), inbox: at(2), paystack: at(3), store, output, stop };
}

/** Waits for all of them also when one fails: what starts meanwhile must be stopped too. */
async function allOf(starts: Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(starts)) if (outcome.status === 'rejected') throw outcome.reason;
}
