import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { runFolder } from './run-folder';
import { noteStarted } from './started';

/** Lasting nothing: the data is thrown away with the run. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
const USER = 'nkm';

/** An empty database on this worker's PostgreSQL server, which the end of the run stops. Returns its address. */
export async function createDatabase(): Promise<string> {
  const port = await serverPort();
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: address(port, 'postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return address(port, name);
}

const address = (port: number, database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;

async function serverPort(): Promise<number> {
  const folder = path.join(runFolder(), `postgres-${process.env.TEST_PARALLEL_INDEX ?? 0}`);
  const note = `${folder}.port`;
  if (!existsSync(note)) writeFileSync(note, String(await startServer(folder)));
  return Number(readFileSync(note, 'utf8'));
}

async function startServer(folder: string): Promise<number> {
  const bin = findServerPrograms();
  const owner = unprivilegedOwner();
  mkdirSync(folder);
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid!);
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(path.join(bin, 'initdb'), initdb, { ...owner, cwd: folder });
  const port = await freePort();
  const settings = [...FAST, 'listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
  const log = openSync(`${folder}.log`, 'a');
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  server.unref();
  noteStarted(server.pid!);
  await untilReady(port);
  return port;
}

function findServerPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(debian, version, 'bin')), ...process.env.PATH!.split(':')];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (found === undefined) throw new Error('These tests need PostgreSQL (Debian: apt-get install postgresql).');
  return found;
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`. */
function unprivilegedOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(port: number): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: address(port, 'postgres') });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 200) throw new Error('PostgreSQL did not start.', { cause: error });
      await sleep(50);
    }
  }
}
