import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runFolder } from './run-folder';
import { noteStarted, noteStopped, signal } from './started';
import { makeFolder, ownerOf } from './unprivileged';

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 60_000;

export interface Postgres {
  /** Address of its database. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server with an empty database. The run removes it at its end. */
export async function startPostgres(port: number): Promise<Postgres> {
  const bin = findPrograms();
  const owner = ownerOf('postgres');
  const folder = mkdtempSync(path.join(runFolder(), 'postgres-'));
  makeFolder(folder, owner);
  const data = path.join(folder, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...owner, cwd: folder, stdio: 'pipe' });
  run('initdb', ['-D', data, '-U', 'nkm', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  // Without a Unix socket, because the path of one has at most 107 bytes.
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const pid = server.pid!;
  noteStarted(pid);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isReady = () => {
    try {
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'nkm', 'nkm']);
      return true;
    } catch {
      return false; // it does not listen yet
    }
  };
  for (const deadline = Date.now() + START_MS; !isReady(); await sleep(100))
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start in ${folder}`);
  return {
    url: `postgres://nkm@127.0.0.1:${port}/nkm`,
    async stop() {
      signal(pid, 'SIGINT');
      await ended;
      noteStopped(pid);
    },
  };
}

function findPrograms(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(DEBIAN, version, 'bin')), ...process.env.PATH!.split(':')];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (found === undefined) throw new Error('This test needs PostgreSQL (Debian: apt-get install postgresql).');
  return found;
}
