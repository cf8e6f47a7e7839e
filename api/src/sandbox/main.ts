import { readStaging, SettingReader } from '@nkm/server';
import path from 'node:path';
import { failureLine } from '../boot/failure-line';
import { stopOnSignals } from '../boot/stop-on-signals';
import { type Environment, readEnvironment } from '../platform/environment/environment';
import { StartError } from '../platform/start-error';
import type { RunningSandbox, StartSandbox } from './sandbox';

/** Imported on demand, because each needs packages that the others do not need. */
const SANDBOXES: Record<string, () => Promise<{ startSandbox: StartSandbox }>> = {
  desk: () => import('./desk'),
  identity: () => import('./identity'),
  inbox: () => import('./inbox'),
  paystack: () => import('./paystack'),
};

/** Starts sandboxes by name, in one process: `node dist/sandbox/main.mjs <name> …`. */
async function startNamed(wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0 || wanted.some((name) => !Object.hasOwn(SANDBOXES, name)))
    throw new StartError(`Name a sandbox: ${Object.keys(SANDBOXES).join(', ')}.`);
  if (process.env.NODE_ENV === 'production' && !readStaging(new SettingReader(process.env)))
    throw new StartError('Sandboxes do not run in production without STAGING=true.');
  const config = readEnvironment(process.env, path.resolve(import.meta.dirname, '../..'));
  const running = await Promise.all(wanted.map((name) => start(name, config)));
  stopOnSignals({ stop: async () => void (await Promise.all(running.map((sandbox) => sandbox.stop()))) });
  process.send?.('ready');
}

async function start(name: string, config: Environment): Promise<RunningSandbox> {
  const { startSandbox } = await SANDBOXES[name]!();
  const running = await startSandbox(config);
  process.stdout.write(`${JSON.stringify({ msg: 'ready', sandbox: name, address: running.address })}\n`);
  return running;
}

try {
  await startNamed(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = 1;
}
