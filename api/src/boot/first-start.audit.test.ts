import { isRunning, type KnownProcess } from '@nkm/server';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../test/free-port';
import { type Program, runProgram } from '../../test/run-program';
import { until } from '../../test/until';

/** Megabytes of an API that nobody uses, on the embedded database. */
const MOST_MB = 450;
const IDLE_MS = 120_000;
const TEST_MS = 900_000;

let folder: string;
let settings: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-first-start-'));
  settings = { DATA_DIR: path.join(folder, 'data'), API_PORT: await freePort() };
});
afterEach(() => rm(folder, { recursive: true }));

async function idleMb({ child, ready }: Program): Promise<number> {
  expect(await ready).toBe(true);
  await sleep(IDLE_MS);
  const [, kb] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))!;
  return Math.round(Number(kb) / 1024);
}

async function stop({ child, ended }: Program): Promise<void> {
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, errors: [] });
}

describe('the API on the embedded database', () => {
  it('starts again after it was killed in its first start', async () => {
    const killed = runProgram('main.mjs', settings);
    const lock = path.join(settings.DATA_DIR!, 'owner.json');
    await until('a lock', () => existsSync(lock));
    const owner = JSON.parse(await readFile(lock, 'utf8')) as KnownProcess;
    expect(owner.pid).not.toBe(killed.child.pid);
    await sleep(2_000);
    killed.child.kill('SIGKILL');
    await until('the end of the process that creates the database', async () => !(await isRunning(owner)));
    const again = runProgram('main.mjs', settings);
    expect((await again.ready) || (await again.ended)).toBe(true);
    await stop(again);
  });

  it(
    `uses at most ${MOST_MB} MB two minutes after its first start, and after a later one`,
    async () => {
      for (const start of ['first', 'later']) {
        const api = runProgram('main.mjs', settings);
        const used = await idleMb(api);
        process.stdout.write(`The API after its ${start} start: ${used} MB\n`);
        expect(used).toBeLessThanOrEqual(MOST_MB);
        await stop(api);
      }
    },
    TEST_MS,
  );
});
