import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Last lines of a failed command's output to show; the rest is in its log. */
const TAIL = 60;

/** Runs commands in separate process groups, so that an interrupted run leaves no processes behind. */
export function createRun(root) {
  const running = new Set();
  const logs = path.join(root, '.nkm/test');
  mkdirSync(logs, { recursive: true });

  /**
   * Rejects with the end of the output when the command fails.
   * @param {{cwd?: string, env?: object, log?: string, mayFail?: boolean}} options `mayFail`: always resolves
   */
  function run(command, args, { cwd = root, env = {}, log = path.basename(args[0] ?? command), mayFail = false } = {}) {
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd,
        env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: '0', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      running.add(child);
      child.once('error', reject);
      child.once('close', (code) => {
        running.delete(child);
        const file = path.join(logs, `${log.replaceAll(/[^\w.-]/g, '-')}.log`);
        writeFileSync(file, output);
        if (code === 0 || mayFail) resolve(output);
        else reject(new Error(`${endOf(output)}\n(full output: ${file})`));
      });
    });
  }

  /** Stops all running commands. */
  run.stop = () =>
    Promise.all(
      [...running].map(
        (child) =>
          new Promise((resolve) => {
            child.once('close', resolve);
            signal(child.pid, 'SIGTERM');
            setTimeout(() => signal(child.pid, 'SIGKILL'), 8_000).unref();
          }),
      ),
    );
  return run;
}

export const endOf = (output) => output.trim().split('\n').slice(-TAIL).join('\n');

/** Signals a whole process group. */
export function signal(group, name) {
  try {
    process.kill(-group, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
