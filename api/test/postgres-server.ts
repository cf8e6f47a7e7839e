import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { oncePerRun, runFolder } from './once-per-run';

/** How often a server is started when another process takes its port first. */
const ATTEMPTS = 5;
/** No durability, because the data is deleted after the run. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
const USER = 'nkm';
/** Milliseconds that a start may take on a busy machine. */
const START_MS = 60_000;

/** Address of a database on the PostgreSQL of this run, which starts when first needed. */
export async function postgresUrl(database: string): Promise<string> {
  const { port } = await oncePerRun('postgres', startServer);
  return `postgres://${USER}@127.0.0.1:${port}/${database}`;
}

/** Runs one statement on the maintenance database of the server. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: await postgresUrl('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function startServer(): Promise<{ port: number; pid: number }> {
  await chmod(runFolder(), 0o755);
  const server = await startPostgresIn(path.join(runFolder(), 'postgres'));
  return { port: server.port, pid: server.pid };
}

/** A server that runs until it is stopped, even after this process ends. */
export interface PostgresServer {
  port: number;
  pid: number;
  /** Address of a database on it. */
  url(database: string): string;
  /** SIGINT: fast, ends its connections. SIGQUIT: immediate, as in a crash. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

/**
 * Starts a server on the data of the folder, and creates the data when missing. Other users must have access to the
 * folder.
 */
export async function startPostgresIn(folder: string, wanted?: number): Promise<PostgresServer> {
  const bin = findServerPrograms();
  const owner = unprivilegedOwner();
  mkdirSync(folder, { recursive: true });
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  // A benchmark can keep its databases between runs.
  if (!existsSync(data)) await promisify(execFile)(path.join(bin, 'initdb'), initdb, { ...owner, cwd: folder });
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await freePort());
    // Without a Unix socket, because the path of one has at most 107 bytes.
    const settings = [...FAST, 'listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
    const log = openSync(path.join(path.dirname(folder), 'postgres.log'), 'a');
    const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...owner,
      cwd: folder,
      detached: true,
      stdio: ['ignore', log, log],
    });
    server.unref();
    if (!(await untilReadyOrEnded(server, port))) {
      if (attempt === ATTEMPTS)
        throw new Error(`PostgreSQL did not start: see postgres.log in ${path.dirname(folder)}`);
      continue; // another process took the port first
    }
    return {
      port,
      pid: server.pid!,
      url: (database) => `postgres://${USER}@127.0.0.1:${port}/${database}`,
      stop: async (signal) => {
        const ended = once(server, 'exit');
        server.kill(signal);
        await ended;
      },
    };
  }
}

/** @returns false when the server ended */
async function untilReadyOrEnded(server: ChildProcess, port: number): Promise<boolean> {
  const over = new AbortController();
  try {
    return await Promise.race([
      once(server, 'exit', over).then(() => false),
      untilReady(port, over.signal).then(() => true),
    ]);
  } finally {
    over.abort();
  }
}

/** Folder of the server's programs, such as initdb and pg_dump. */
export function findServerPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(debian, version, 'bin')), ...process.env.PATH!.split(':')];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (found === undefined) throw new Error('These tests need PostgreSQL (Debian: apt-get install postgresql).');
  return found;
}

/** PostgreSQL and its pooler refuse to run as root; then they run as the user `postgres`. */
export function unprivilegedOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until a server or a pooler answers on the port. */
export async function untilReady(port: number, signal?: AbortSignal): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (!signal?.aborted) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: USER, database: 'postgres' });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw new Error(`Nothing answers on port ${port}.`, { cause: error });
      await sleep(50);
    }
  }
}
