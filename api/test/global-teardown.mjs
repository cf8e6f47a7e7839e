import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Stops the PostgreSQL of this run, if one was started, and removes everything. */
export default async function teardown() {
  const folder = process.env.NKM_API_TEST_DIR;
  const state = path.join(folder, 'postgres.json');
  if (existsSync(state)) {
    const { pid } = JSON.parse(await readFile(state, 'utf8'));
    // SIGINT is PostgreSQL's fast shutdown.
    process.kill(pid, 'SIGINT');
    await gone(pid);
  }
  await rm(folder, { recursive: true, force: true });
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
