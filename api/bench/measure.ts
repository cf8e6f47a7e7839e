import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Measured {
  perSecond: number;
  /** With unit, as wrk prints it. */
  p50: string;
  p99: string;
  /** Failed answers and broken connections. */
  failed: number;
}

/** Throws with the package to install when wrk is missing. */
export async function requireWrk(): Promise<void> {
  try {
    await run('wrk', ['-v']);
  } catch (cause) {
    // wrk exits with 1 after printing its version; only its absence counts.
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new Error('The benchmark needs wrk (Debian: apt-get install wrk).', { cause });
    }
  }
}

/** Measures one address after a short warm-up. Throws when wrk’s report cannot be read. */
export async function measure(
  url: string,
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Measured> {
  const drive = (duration: number) => run('wrk', ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', url]);
  await drive(2);
  const { stdout } = await drive(seconds);
  const read = (pattern: RegExp) => pattern.exec(stdout)?.[1];
  const perSecond = read(/Requests\/sec:\s+([\d.]+)/);
  if (perSecond === undefined) throw new Error(`wrk reported no rate:\n${stdout}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    perSecond: Number(perSecond),
    p50: read(/^\s+50%\s+(\S+)/m) ?? '?',
    p99: read(/^\s+99%\s+(\S+)/m) ?? '?',
    failed: Number(read(/Non-2xx or 3xx responses: (\d+)/) ?? 0) + errors.map(Number).reduce((a, b) => a + b, 0),
  };
}
