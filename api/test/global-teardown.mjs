import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Stops the PostgreSQL of this run, if one was started, and removes everything. */
export default async function teardown() {
  await stopServer();
  await rm(process.env.NKM_API_TEST_DIR, { recursive: true, force: true });
}

/** Stops the PostgreSQL of this run, if one was started; its databases stay. */
export async function stopServer() {
  const state = path.join(process.env.NKM_API_TEST_DIR, 'postgres.json');
  if (!existsSync(state)) return;
  const { pid } = JSON.parse(await readFile(state, 'utf8'));
  // SIGINT is PostgreSQL's fast shutdown.
  process.kill(pid, 'SIGINT');
  await gone(pid);
  await rm(state);
}

async function gone(pid) {
  for (let waited = 0; waited < 100; waited++) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  process.kill(pid, 'SIGKILL');
}
