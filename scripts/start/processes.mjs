import path from 'node:path';
import { createBackoff } from './backoff.mjs';
import { deskLinks } from './desk-links.mjs';
import { supervise } from './supervise.mjs';

/** Milliseconds in which a process must answer, and after which a stopping process is killed. */
const START_MS = 300_000;
const STOP_MS = 20_000;

/**
 * Starts the parts of the shop, keeps them running, and stops them together. Their output goes to `.nkm/logs/`.
 * @param {string} root
 * @param {{clock?: () => number}} [options] `clock`: milliseconds, to count the ends of a part within a minute
 */
export function createProcesses(root, { clock } = {}) {
  const running = [];
  const program = (file) => ['--enable-source-maps', `dist/${file}`];
  let giveUp = () => undefined;

  async function start(name, args, { cwd, shop, answersAt, settings = {} }) {
    const part = supervise(
      {
        name,
        args,
        cwd: path.join(root, cwd),
        env: { ...process.env, ...settings, PORT: String(shop.port) },
        logFile: path.join(root, '.nkm/logs', `${name.toLowerCase()}.log`),
      },
      { onRestart: (line) => console.error(line), onGiveUp: (line) => giveUp(line) },
      createBackoff({ clock }),
    );
    running.push(part);
    await Promise.all(answersAt.map((address) => untilHealthy(address, part.failure, name)));
    part.started();
  }

  return {
    startApi({ api, shop, sandboxes }) {
      const settings = deskLinks({ sandboxes }, process.env);
      return start(api.name, program('main.mjs'), { cwd: 'api', shop, answersAt: [at(api, '/ready')], settings });
    },
    /** One process for all of them, because each process costs a second of a start and 60 MB. */
    async startSandboxes({ sandboxes, shop }) {
      if (sandboxes.length === 0) return;
      const args = [...program('sandbox/main.mjs'), ...sandboxes.map(({ name }) => name)];
      const answersAt = sandboxes.map((sandbox) => at(sandbox, '/health'));
      await start('sandboxes', args, { cwd: 'api', shop, answersAt });
    },
    startShell: ({ shop }) =>
      start(shop.name, ['dist/server/index.cjs'], { cwd: 'shell', shop, answersAt: [at(shop, '/ready')] }),
    /** @param {(line: string) => void} listener receives the reason when a part ends too often to restart */
    onGiveUp(listener) {
      giveUp = listener;
    },
    async stop() {
      await Promise.all(running.splice(0).map((part) => part.stop(STOP_MS)));
    },
  };
}

const at = ({ port }, path) => `http://localhost:${port}${path}`;

async function untilHealthy(address, failure, name) {
  const deadline = Date.now() + START_MS;
  let line = null;
  void failure.then((why) => (line = why));
  while (Date.now() < deadline) {
    if (line !== null) throw new Error(line);
    try {
      if ((await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok) return;
    } catch {
      // not listening yet
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The ${name} did not answer at ${address} within ${START_MS / 1000} s`);
}
