import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../test/free-port';
import { runProgram } from '../../test/run-program';
import { openTestDatabase } from '../../test/test-databases';
import { until } from '../../test/until';

it('an API with JOBS=false leaves the jobs to the worker, which has no port', async () => {
  const open = await openTestDatabase('postgres', 'seeded');
  const port = await freePort();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-worker-'));
  const own = { DATA_DIR: folder, DATABASE_URL: open.pool!.options.connectionString!, API_PORT: port };
  const api = runProgram('main.mjs', { ...own, JOBS: 'false' });
  expect(await api.ready).toBe(true);
  const runs = () => open.db.selectFrom('job_runs').select('name').execute();
  await sleep(3_000); // mails leave every two seconds
  expect(await runs()).toEqual([]);
  const worker = runProgram('worker.mjs', own);
  expect(await worker.ready).toBe(true);
  await until('the first job', async () => (await runs()).length > 0);
  for (const program of [worker, api]) {
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, errors: [] });
  }
  await open.close();
  await rm(folder, { recursive: true });
});
