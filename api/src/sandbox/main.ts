import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { failureLine } from '../boot/failure-line';
import { stopOnSignals } from '../boot/stop-on-signals';
import { readEnvironment } from '../platform/environment/environment';
import { StartError } from '../platform/start-error';
import type { StartSandbox } from './sandbox';

const here = import.meta.dirname;

/**
 * Starts a sandbox by name: `tsx src/sandbox/main.ts <name>`. Each folder beside this file with an index is a sandbox.
 */
async function startNamed(name: string | undefined): Promise<void> {
  const names = readdirSync(here).filter((folder) => existsSync(path.join(here, folder, 'index.ts')));
  if (name === undefined || !names.includes(name)) throw new StartError(`Name a sandbox: ${names.join(', ')}.`);
  if (process.env.NODE_ENV === 'production') throw new StartError('Sandboxes do not run in production.');
  const config = readEnvironment(process.env, path.resolve(here, '../..'));
  const { startSandbox } = (await import(path.join(here, name, 'index.ts'))) as { startSandbox: StartSandbox };
  const running = await startSandbox(config);
  stopOnSignals(running);
  process.stdout.write(`${JSON.stringify({ msg: 'ready', sandbox: name, address: running.address })}\n`);
  process.send?.('ready');
}

try {
  await startNamed(process.argv[2]);
} catch (error) {
  process.stderr.write(`${failureLine(error)}\n`);
  process.exitCode = 1;
}
