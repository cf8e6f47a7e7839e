import { spawn } from 'node:child_process';
import { keepLog } from './server-logs';
import { noteStarted, noteStopped, signal } from './started';

/** Milliseconds that a process may take to be ready, and to stop. */
const START_MS = 300_000;
const STOP_MS = 20_000;

export interface Part {
  stop(): Promise<void>;
}

export type Settings = Readonly<Record<string, string>>;

/** Starts a Node program that sends `ready` to its parent. It inherits only the paths of our environment. */
export async function startPart(name: string, args: string[], cwd: string, settings: Settings): Promise<Part> {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) noteStarted(child.pid);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += String(chunk);
      keepLog(name, String(chunk));
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  async function stop(): Promise<void> {
    if (child.pid === undefined) return;
    if (child.exitCode === null && child.signalCode === null) {
      signal(child.pid, 'SIGTERM');
      const late = setTimeout(() => signal(child.pid!, 'SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(late);
    }
    noteStopped(child.pid);
  }

  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The ${name} ${why}:\n${output}`));
    const timer = setTimeout(() => fail(`was not ready within ${START_MS / 1000} s`), START_MS);
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    void ended.then(() => fail(`ended with code ${child.exitCode}`));
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { stop };
}
