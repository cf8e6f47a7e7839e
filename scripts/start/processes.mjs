import path from 'node:path';
import { supervise } from './supervise.mjs';

/** Milliseconds until a process must have answered, and until one that was asked to stop is killed. */
const START_MS = 300_000;
const STOP_MS = 20_000;

/** Starts the parts of the shop, keeps them running and stops them all together. Their output goes to `.nkm/logs/`. */
export function createProcesses(root) {
  const running = [];
  const tsx = ['--import', 'tsx'];
  let giveUp = () => undefined;

  async function start({ name, port }, args, { cwd, shop, health }) {
    const part = supervise(
      {
        name,
        args,
        cwd: path.join(root, cwd),
        env: { ...process.env, PORT: String(shop.port) },
        logFile: path.join(root, '.nkm/logs', `${name.toLowerCase()}.log`),
      },
      { onRestart: (line) => console.error(line), onGiveUp: (line) => giveUp(line) },
    );
    running.push(part);
    await untilHealthy(`http://localhost:${port}${health}`, part.failure, name);
    part.started();
  }

  return {
    startApi: ({ api, shop }) => start(api, [...tsx, 'src/main.ts'], { cwd: 'api', shop, health: '/ready' }),
    startSandboxes: ({ sandboxes, shop }) =>
      Promise.all(
        sandboxes.map((sandbox) =>
          start(sandbox, [...tsx, 'src/sandbox/main.ts', sandbox.name], { cwd: 'api', shop, health: '/health' }),
        ),
      ).then(() => undefined),
    startShell: ({ shop }) => start(shop, ['dist/server/index.cjs'], { cwd: 'shell', shop, health: '/ready' }),
    /** @param {(line: string) => void} listener told why, when a part ends too often to be started again */
    onGiveUp(listener) {
      giveUp = listener;
    },
    async stop() {
      await Promise.all(running.splice(0).map((part) => part.stop(STOP_MS)));
    },
  };
}

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
