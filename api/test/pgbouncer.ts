import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runFolder } from './once-per-run';
import { freePort, postgresUrl, unprivilegedOwner, untilReady } from './postgres-server';

/** Fewer than the API’s own, so that it must share them. */
const SERVER_CONNECTIONS = 3;

export interface PgBouncer {
  /** Address of the same database through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode in front of the PostgreSQL of this run. */
export async function startPgBouncer(): Promise<PgBouncer> {
  const program = ['/usr/sbin', ...process.env.PATH!.split(':')].map((folder) => path.join(folder, 'pgbouncer'));
  const found = program.find((file) => existsSync(file));
  if (found === undefined) throw new Error('These tests need PgBouncer (Debian: apt-get install pgbouncer).');
  const server = new URL(await postgresUrl('postgres'));
  const owner = unprivilegedOwner();
  const folder = mkdtempSync(path.join(runFolder(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
`,
  );
  const log = openSync(path.join(folder, 'log'), 'a');
  const bouncer = spawn(found, [file], { ...owner, cwd: folder, stdio: ['ignore', log, log] });
  await untilReady(port);
  return {
    through: (url) => {
      const address = new URL(url);
      address.port = String(port);
      return address.href;
    },
    stop: async () => {
      const ended = once(bouncer, 'exit');
      bouncer.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
