import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { API_DIR } from './test-databases';

export interface Program {
  child: ChildProcess;
  /** True when the program reports that it is ready, false when it ended before. */
  ready: Promise<boolean>;
  ended: Promise<{ code: number | null; errors: string[] }>;
}

/** Runs a program of `dist`, which the start of the tests compiles, as a separate process. */
export function runProgram(file: string, settings: Record<string, string>, args: string[] = []): Program {
  const { PATH, HOME } = process.env;
  const child = fork(path.join(API_DIR, 'dist', file), args, {
    cwd: API_DIR,
    env: { PATH, HOME, LOG_LEVEL: 'warn', ...settings },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr!.on('data', (chunk) => (errors += chunk));
  // Not the event `close`, which never fires when the channel was closed first.
  const ended = Promise.all([once(child, 'exit'), once(child.stderr!, 'close')]).then(([[code]]) => ({
    code: code as number | null,
    errors: errors.split('\n').filter((line) => line !== ''),
  }));
  const ready = Promise.race([
    new Promise<boolean>((resolve) => child.on('message', (said) => said === 'ready' && resolve(true))),
    ended.then(() => false),
  ]);
  return { child, ready, ended };
}
