import { spawn, type ChildProcess } from 'node:child_process';
import { refusal } from '../store/release-error';

export interface NpmOutcome {
  code: number | null;
  /** Both streams in order of arrival. */
  output: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** On Windows, npm is a command file that only a shell runs, and there are no process groups. */
const isWindows = process.platform === 'win32';

/**
 * Runs npm and waits for its end. A stop signal to this process also stops everything that npm started.
 * @throws ReleaseError `refused` when npm cannot run
 */
export function runNpm(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<NpmOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, {
      cwd,
      env,
      shell: isWindows,
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const release = stopTogether(child);
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (cause) => {
      release();
      reject(refusal(`cannot run npm: ${cause.message}`, { cause }));
    });
    child.on('close', (code) => {
      release();
      resolve({ code, output: Buffer.concat(parts).toString('utf8') });
    });
  });
}

/** @returns removes the signal handlers */
function stopTogether(child: ChildProcess): () => void {
  const release = () => SIGNALS.forEach((signal) => process.off(signal, stop));
  function stop(signal: NodeJS.Signals): void {
    release();
    if (child.pid !== undefined && child.exitCode === null) process.kill(isWindows ? child.pid : -child.pid, 'SIGTERM');
    process.kill(process.pid, signal); // without a listener, the signal has its default effect
  }
  SIGNALS.forEach((signal) => process.on(signal, stop));
  return release;
}
