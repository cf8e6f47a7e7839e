import { spawn } from 'node:child_process';
import { StartError } from '../platform/start-error';

/** Address of a database, and when to stop. */
export interface Target {
  url: string;
  signal: AbortSignal;
}

/**
 * Refuses programs of PostgreSQL that are missing or older than the server, because they cannot read all of it.
 * @param server major version
 * @throws StartError
 */
export async function demandProgram(program: string, server: number, signal: AbortSignal): Promise<void> {
  const told = await run(program, ['--version'], process.env, signal);
  const own = Number(/\(PostgreSQL\) (\d+)/.exec(told)?.[1]);
  if (own >= server) return;
  throw new StartError(
    `${program} is of PostgreSQL ${own}, the server of PostgreSQL ${server}: install the client programs of ${server}.`,
  );
}

/**
 * Runs pg_dump or pg_restore on a database. Other users of the machine can read arguments, so the password is not one.
 * @throws StartError with what the program reports
 */
export async function runOn({ url, signal }: Target, program: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) }) };
  await run(program, [...args, `--dbname=${address.href}`], env, signal);
}

/** @returns its standard output */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { env: { ...env, LC_ALL: 'C' }, signal, killSignal: 'SIGTERM' } as const;
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', (cause) => reject(new StartError(reasonOf(program, cause), { cause })));
    child.on('close', (code, killed) => {
      if (code === 0) resolve(out);
      else reject(new StartError(`${program} failed: ${firstError(errors) ?? `it ended with ${killed ?? code}`}`));
    });
  });
}

function reasonOf(program: string, cause: NodeJS.ErrnoException): string {
  return cause.code === 'ENOENT'
    ? `${program} is missing: install the client programs of PostgreSQL (Debian: apt-get install postgresql-client).`
    : `Cannot run ${program}: ${cause.message}`;
}

/** The first line that reports an error; without one, the first line. */
function firstError(errors: string): string | undefined {
  const lines = errors.split('\n').filter((line) => line !== '');
  return lines.find((line) => /\berror: /.test(line)) ?? lines[0];
}
