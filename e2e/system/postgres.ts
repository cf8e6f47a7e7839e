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

export interface Database {
  url: string;
  remove(): void;
}

/** Starts a PostgreSQL server with an empty database. The end of the run stops it and removes its files. */
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
  const url = `postgres://nkm@127.0.0.1:${port}/nkm`;
  const isReady = () => {
    try {
      client(url, 'createdb', ['nkm']);
      return true;
    } catch {
      return false; // it does not listen yet
    }
  };
  for (const deadline = Date.now() + START_MS; !isReady(); await sleep(100))
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start in ${folder}`);
  return {
    url,
    async stop() {
      signal(pid, 'SIGINT');
      await ended;
      noteStopped(pid);
    },
  };
}

/** A copy of a database that nobody uses, on the same server. */
export function copyDatabase(url: string, name: string): Database {
  client(url, 'createdb', ['--template', new URL(url).pathname.slice(1), name]);
  return {
    url: String(new URL(`/${name}`, url)),
    remove: () => client(url, 'dropdb', ['--force', name]),
  };
}

/** Runs a program of PostgreSQL for the server of this address. */
function client(url: string, program: string, args: string[]): void {
  const { hostname, port, username } = new URL(url);
  const server = ['--host', hostname, '--port', port, '--username', username];
  execFileSync(path.join(findPrograms(), program), [...server, ...args], { stdio: 'pipe' });
}

function findPrograms(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(DEBIAN, version, 'bin')), ...process.env.PATH!.split(':')];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (found === undefined) throw new Error('This test needs PostgreSQL (Debian: apt-get install postgresql).');
  return found;
}
