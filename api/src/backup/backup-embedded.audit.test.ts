import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { contentsBy, filesIn, startNkm, writePhotographs, writeStore } from '../../test/backup';
import { runProgram } from '../../test/run-program';
import { openTestDatabase } from '../../test/test-databases';
import type { OpenDatabase } from '../platform/database/database';
import { createPglite, openPglite } from '../platform/database/open-pglite';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nkm-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

const dataOf = (name: string) => path.join(folder, name, 'data');
const storeOf = (name: string) => path.join(folder, name, 'releases');
const nkm = (name: string, ...args: string[]) =>
  startNkm(args, { DATA_DIR: dataOf(name), RELEASE_STORE: storeOf(name) }).ended;

async function contentsIn(name: string): Promise<Record<string, string>> {
  const database = await openPglite(dataOf(name));
  try {
    return await database.session(({ query }) => contentsBy(query));
  } finally {
    await database.close();
  }
}

it('nkm backup and nkm restore copy a shop on the embedded database while it is stopped', async () => {
  const template = (await openTestDatabase('pglite', 'seeded')) as OpenDatabase & { pglite: PGlite };
  await createPglite(dataOf('shop'), await template.pglite.dumpDataDir('none'));
  await template.close();
  await writeStore(storeOf('shop'));
  await writePhotographs(dataOf('shop'), 3);
  const backup = path.join(folder, 'saved');

  const running = await openPglite(dataOf('shop'));
  const inUse = `${dataOf('shop')} is in use by another instance (process ${process.pid})`;
  expect(await nkm('shop', 'backup', backup)).toMatchObject({
    code: 1,
    stderr: `nkm: The data folder ${inUse}: stop it, or set DATA_DIR.\n`,
  });
  await running.close();
  expect(await nkm('shop', 'backup', backup)).toMatchObject({ code: 0, stderr: '' });

  expect(await nkm('copy', 'restore', backup)).toMatchObject({ code: 0, stderr: '' });
  const contents = await contentsIn('shop');
  expect(Number.parseInt(contents.products!)).toBeGreaterThanOrEqual(700);
  expect(await contentsIn('copy')).toEqual(contents);
  const photographs = (name: string) => filesIn(path.join(dataOf(name), 'photographs'));
  expect(await photographs('copy')).toEqual(await photographs('shop'));
  expect(Object.keys(await photographs('copy'))).toHaveLength(3);
  expect((await nkm('copy', 'status')).stdout).toContain('mfe-catalog');

  expect(await nkm('copy', 'restore', backup)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^nkm: the database is in use, it has tables: [^\n]+\n$/) as string,
  });
});

it('nkm restore that is killed while it fills the embedded database leaves nothing used; the next one finishes it', async () => {
  const backup = path.join(folder, 'saved');
  const settings = { DATA_DIR: dataOf('killed'), RELEASE_STORE: storeOf('killed') };
  const { child, ended } = startNkm(['restore', backup], settings);
  while (!existsSync(path.join(dataOf('killed'), 'pglite.restoring'))) await sleep(5);
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(path.join(dataOf('killed'), 'pglite'))).toBe(false);

  const { code, errors } = await runProgram('main.mjs', { DATA_DIR: dataOf('killed') }).ended;
  const line = `The restore of ${backup} is not finished: wait for it, or run "npx nkm restore ${backup}" again.`;
  expect({ code, errors }).toEqual({ code: 1, errors: [line] });
  expect(await nkm('killed', 'restore', backup)).toMatchObject({ code: 0, stderr: '' });
  expect(await contentsIn('killed')).toEqual(await contentsIn('shop'));
  expect(await filesIn(path.join(dataOf('killed'), 'photographs'))).toEqual(
    await filesIn(path.join(dataOf('shop'), 'photographs')),
  );
  expect((await readdir(dataOf('killed'))).filter((name) => /restor/.test(name))).toEqual([]);
});

it('nkm backup says in one line that there is no database', async () => {
  expect(await nkm('nothing', 'backup', path.join(folder, 'x'))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^nkm: There is no database in [^\n]+: correct DATA_DIR\.\n$/) as string,
  });
});
