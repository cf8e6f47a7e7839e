import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, runFolder } from './run-folder';
import type { Part } from './start-part';
import { noteStarted, noteStopped } from './started';
import { makeFolder, ownerOf } from './unprivileged';

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const START_MS = 10_000;

/** Ports of 127.0.0.1. */
export interface Site {
  port: number;
  shops: number[];
  apiPort: number;
  apis: number[];
}

/** Starts nginx with docs/operations/nginx.conf, with other addresses and without TLS. */
export async function startNginx(site: Site): Promise<Part> {
  const program = PLACES.find((place) => existsSync(place));
  if (!program) throw new Error('This test needs nginx (Debian: apt-get install nginx-light).');
  const owner = ownerOf('nobody');
  const folder = mkdtempSync(path.join(runFolder(), 'nginx-'));
  makeFolder(folder, owner);
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(site, folder));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')], {
    ...owner,
    stdio: 'ignore',
  });
  if (child.pid !== undefined) noteStarted(child.pid);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilListening(site.port, () => readFileSync(path.join(folder, 'error.log'), 'utf8'));
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      if (child.pid !== undefined) noteStopped(child.pid);
    },
  };
}

function configuration(site: Site, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
  return `daemon off; pid nginx.pid; worker_processes 1;
events { worker_connections 2048; }
http { access_log off; ${temporary.join(' ')} ${published(site)} }
`.replaceAll('nginx.pid', path.join(folder, 'nginx.pid'));
}

function published({ port, shops, apiPort, apis }: Site): string {
  const servers = (ports: number[]) =>
    ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n');
  return readFileSync(path.join(ROOT, 'docs/operations/nginx.conf'), 'utf8')
    .replace(/server 10\.0\.0\.1\d:[^;]*;\s*server 10\.0\.0\.1\d:[^;]*;/, servers(shops))
    .replace(/server 10\.0\.0\.2\d:[^;]*;\s*server 10\.0\.0\.2\d:[^;]*;/, servers(apis))
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate(_key)? [^;]*;/g, '')
    .replace('listen 10.0.0.10:3001', `listen 127.0.0.1:${apiPort}`)
    .replace(/allow 10\.0\.0\.1\d;/g, 'allow 127.0.0.1;');
}

async function untilListening(port: number, log: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await accepts(port))) {
    if (Date.now() > deadline) throw new Error(`nginx does not listen:\n${log()}`);
    await sleep(50);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(Boolean(probe.destroy())));
    probe.once('error', () => resolve(false));
  });
}
