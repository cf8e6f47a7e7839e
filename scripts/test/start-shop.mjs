import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { endOf, signal } from './run.mjs';

/** Number of ports of the shop and its other processes: API, inbox, sandboxes, desk and the operator's page. */
const WIDTH = 7;
const FIRST = 4600;
/** How often a start moves to other ports when another process takes one of them first. */
const MOVES = 5;
const IS_TAKEN = /^Port \d+ .*taken|EADDRINUSE/m;
/** Maximum milliseconds of a start from a fresh clone on a busy machine, and of a stop. */
const START_MS = 600_000;
const STOP_MS = 30_000;

/** A fresh clone of the committed files in a separate folder. */
export async function cloneProject(root, run) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-clone-'));
  const project = path.join(folder, 'project');
  // The checkout can belong to another user.
  const args = ['-c', 'safe.directory=*', 'clone', '--quiet', root, project];
  await run('git', args, { log: 'git-clone' });
  return {
    root,
    project,
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Starts the shop as from a terminal. Resolves when it reports that it is open, or when it ends.
 * @param {{project: string}} clone
 * @param {{command?: string[], env?: object, port?: number}} [options] `port`: the first port, by default a free one
 * @returns {Promise<{open: boolean, code: number | null, pid: number, port: number, seconds: number, stdout: string,
 *   stderr: string, interrupt(): Promise<number | null>}>}
 */
export async function startShop(clone, { port, ...options } = {}) {
  if (port !== undefined) return startOn(port, clone, options);
  for (let move = 0; ; move += 1) {
    const shop = await startOn(await freePorts(FIRST), clone, options);
    if (shop.open || move === MOVES || !IS_TAKEN.test(shop.stderr)) return shop;
  }
}

function startOn(port, { project }, { command = [process.execPath, 'scripts/start.mjs'], env = {} }) {
  const since = performance.now();
  const child = spawn(command[0], command.slice(1), {
    cwd: project,
    // A page may take longer on a busy machine.
    env: { ...withoutOwnSettings(), SERVER_API_TIMEOUT_MS: '10000', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a separate process group, like each command in a terminal
  });
  let stdout = '';
  let stderr = '';
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));

  async function interrupt() {
    signal(child.pid, 'SIGINT'); // Ctrl-C
    const late = setTimeout(() => signal(child.pid, 'SIGKILL'), STOP_MS);
    const code = await ended;
    clearTimeout(late);
    return code;
  }

  return new Promise((resolve, reject) => {
    const done = (open, code) => {
      clearTimeout(timer);
      resolve({
        open,
        code,
        pid: child.pid,
        port,
        seconds: (performance.now() - since) / 1000,
        stdout,
        stderr,
        interrupt,
      });
    };
    const timer = setTimeout(() => {
      void interrupt().then(() => reject(new Error(`not open after ${START_MS / 1000} s:\n${endOf(stdout + stderr)}`)));
    }, START_MS);
    child.once('error', reject);
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      if (stdout.includes('The shop is open')) done(true, null);
    });
    void ended.then((code) => done(false, code));
  });
}

/** Removes the tester's own settings, which a fresh clone does not have. */
function withoutOwnSettings() {
  const foreign = /^(PORT|DATA_DIR|DATABASE_URL|RELEASE_|PUBLIC_URL|API_|PAYSTACK_|SMTP_|LINKS_|ALLOW_|NODE_ENV|npm_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

/** Running processes that were started from a folder. */
export function leftOvers(folder) {
  if (!existsSync('/proc/self/cwd')) return []; // only Linux has /proc
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .flatMap((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) && command !== '' ? [`${pid} ${command}`] : [];
      } catch {
        return []; // ended in the meantime, or belongs to another user
      }
    });
}

/** The lowest of consecutive free ports. */
export async function freePorts(first = FIRST) {
  for (let port = first; port < first + 400; port += WIDTH) {
    const free = await Promise.all(Array.from({ length: WIDTH }, (_, offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No free ports from ${first} on.`);
}

export function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
