import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Milliseconds until a process must have answered, and until one that was asked to stop is killed. */
const START_MS = 300_000;
const STOP_MS = 20_000;

/** Starts the parts of the shop and stops them all together. Their output goes to `.nkm/logs/`. */
export function createProcesses(root) {
  const running = new Map();
  const tsx = ['--import', 'tsx'];
  let stopping = false;
  let crashed = () => undefined;

  function start({ name, port }, args, { cwd, env = {}, health }) {
    const logs = path.join(root, '.nkm/logs');
    mkdirSync(logs, { recursive: true });
    const log = createWriteStream(path.join(logs, `${name.toLowerCase()}.log`));
    let errors = '';
    // A group of its own: Ctrl-C reaches this process alone, which then stops the parts in order.
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.stderr.on('data', (chunk) => (errors = (errors + chunk).slice(-4_000)));
    const ended = new Promise((resolve) =>
      child.once('exit', (code, signal) => {
        running.delete(child);
        resolve(
          errors.trim() ||
            `The ${name} ended with ${signal ?? `code ${code}`}; its log: .nkm/logs/${name.toLowerCase()}.log`,
        );
      }),
    );
    running.set(child, ended);
    void ended.then((line) => stopping || crashed(line));
    return untilHealthy(`http://localhost:${port}${health}`, ended, name);
  }

  return {
    startApi: ({ api, shop }) =>
      start(api, [...tsx, 'src/main.ts'], {
        cwd: path.join(root, 'api'),
        env: { PORT: String(shop.port) },
        health: '/ready',
      }),
    startSandboxes: ({ sandboxes, shop }) =>
      Promise.all(
        sandboxes.map((sandbox) =>
          start(sandbox, [...tsx, 'src/sandbox/main.ts', sandbox.name], {
            cwd: path.join(root, 'api'),
            env: { PORT: String(shop.port) },
            health: '/health',
          }),
        ),
      ).then(() => undefined),
    startShell: ({ shop }) =>
      start(shop, ['dist/server/index.cjs'], {
        cwd: path.join(root, 'shell'),
        env: { PORT: String(shop.port) },
        health: '/ready',
      }),
    onCrash(listener) {
      crashed = listener;
    },
    async stop() {
      stopping = true;
      const children = [...running];
      for (const [child] of children) signal(child, 'SIGTERM');
      const late = setTimeout(() => children.forEach(([child]) => signal(child, 'SIGKILL')), STOP_MS);
      await Promise.all(children.map(([, ended]) => ended));
      clearTimeout(late);
    },
  };
}

function signal(child, name) {
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error; // it has ended by itself
  }
}

async function untilHealthy(address, ended, name) {
  const deadline = Date.now() + START_MS;
  let failure = null;
  void ended.then((line) => (failure = line));
  while (Date.now() < deadline) {
    if (failure !== null) throw new Error(failure);
    try {
      if ((await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok) return;
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The ${name} did not answer at ${address} within ${START_MS / 1000} s`);
}
