import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { failureLine } from '../boot/failure-line';
import { stopOnSignals } from '../boot/stop-on-signals';
import { type Environment, readEnvironment } from '../platform/environment/environment';
import { StartError } from '../platform/start-error';
import type { RunningSandbox, StartSandbox } from './sandbox';

const here = import.meta.dirname;

/**
 * Starts sandboxes by name, in one process: `tsx src/sandbox/main.ts <name> …`. Each folder beside this file with an
 * index is a sandbox.
 */
async function startNamed(wanted: readonly string[]): Promise<void> {
  const names = readdirSync(here).filter((folder) => existsSync(path.join(here, folder, 'index.ts')));
  if (wanted.length === 0 || wanted.some((name) => !names.includes(name)))
    throw new StartError(`Name a sandbox: ${names.join(', ')}.`);
  if (process.env.NODE_ENV === 'production') throw new StartError('Sandboxes do not run in production.');
  const config = readEnvironment(process.env, path.resolve(here, '../..'));
  const running = await Promise.all(wanted.map((name) => start(name, config)));
  stopOnSignals({ stop: async () => void (await Promise.all(running.map((sandbox) => sandbox.stop()))) });
  process.send?.('ready');
}

async function start(name: string, config: Environment): Promise<RunningSandbox> {
  const { startSandbox } = (await import(pathToFileURL(path.join(here, name, 'index.ts')).href)) as {
    startSandbox: StartSandbox;
  };
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
