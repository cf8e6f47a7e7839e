import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_WAIT_MS = 120_000;

/** Folder of this test run, shared by all workers and removed at its end. */
export function runFolder(): string {
  const folder = process.env.NKM_API_TEST_DIR;
  if (folder === undefined) throw new Error('NKM_API_TEST_DIR is missing: run the tests through jest.');
  return folder;
}

/** Creates something once for all workers of a run: the first creates it, the others wait and read the result. */
export async function oncePerRun<T>(name: string, make: () => Promise<T>): Promise<T> {
  const result = path.join(runFolder(), `${name}.json`);
  const lock = `${result}.lock`;
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (!existsSync(result)) {
    if (Date.now() > deadline) throw new Error(`Another worker did not finish preparing ${name}.`);
    try {
      await mkdir(lock);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await sleep(50);
      continue;
    }
    try {
      if (existsSync(result)) break;
      await writeFile(`${result}.part`, JSON.stringify(await make()));
      await rename(`${result}.part`, result);
    } finally {
      await rm(lock, { recursive: true, force: true });
    }
  }
  return JSON.parse(await readFile(result, 'utf8')) as T;
}
