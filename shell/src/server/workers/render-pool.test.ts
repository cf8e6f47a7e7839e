/** @jest-environment node */
import path from 'node:path';
import type { PageContext, WorkerSettings } from './messages';
import { NoWorker, WorkerLost } from './not-rendered';
import { createRenderPool, type PoolOptions, type RenderPool } from './render-pool';

const CONTEXT = { id: 'context' } as PageContext;
let pool: RenderPool;

// Each test starts processes.
jest.setTimeout(60_000);

function start(changes: Partial<PoolOptions> = {}): RenderPool {
  pool = createRenderPool({
    file: path.resolve(__dirname, '../../../test/fake-worker.cjs'),
    workers: 2,
    heapMb: 64,
    settings: {} as WorkerSettings,
    jobTimeoutMs: 20_000,
    onMessage: () => undefined,
    onLost: () => undefined,
    ...changes,
  });
  return pool;
}
afterEach(() => pool.stop());

async function textOf(address: string, alone = false): Promise<string> {
  const answer = await pool.run(CONTEXT, { address, savesData: false }, alone);
  if (answer.kind !== 'rendered' || answer.page.kind !== 'page') throw new Error('It was not rendered');
  return String(answer.page.html);
}

describe('the pool of render workers', () => {
  it('replaces a dead worker and loses only its pages', async () => {
    const lost: string[] = [];
    start({ workers: 1, onLost: (how) => lost.push(how) });
    const before = await textOf('/');
    await Promise.all([
      expect(textOf('/never')).rejects.toBeInstanceOf(WorkerLost),
      expect(textOf('/die')).rejects.toBeInstanceOf(WorkerLost),
    ]);
    expect(await textOf('/')).not.toBe(before);
    expect(lost).toEqual(['SIGKILL']);
  });

  it('keeps rendering with the other workers', async () => {
    start();
    const differ = async () => new Set(await Promise.all([textOf('/slow'), textOf('/slow')])).size === 2;
    while (!(await differ())); // until both have started
    const dying = expect(textOf('/die')).rejects.toBeInstanceOf(WorkerLost);
    expect(await textOf('/slow')).toContain('slow');
    await dying;
  });

  it('sends earlier notices to new workers', async () => {
    start({ workers: 1 });
    pool.tell({ kind: 'quarantine', list: { never: ['x@2.0.0'], last: [] } });
    await textOf('/die').catch(() => undefined);
    expect(await textOf('/')).toContain('avoids x@2.0.0');
  });

  it('replaces a full worker, which serves until the new one is ready, and reports no loss', async () => {
    const lost: string[] = [];
    start({ workers: 1, onLost: (how) => lost.push(how) });
    const full = await textOf('/full');
    expect(await textOf('/')).toContain(full);
    while ((await textOf('/')).includes(full));
    expect(lost).toEqual([]);
  });

  it('replaces a worker that never answers', async () => {
    start({ workers: 1, jobTimeoutMs: 5_000 });
    await expect(textOf('/never')).rejects.toBeInstanceOf(WorkerLost);
    expect(await textOf('/')).toContain('avoids');
  });

  it('runs a page alone on request', async () => {
    start({ workers: 1 });
    await textOf('/'); // it has started
    const done: string[] = [];
    const note = (text: string) => void done.push(text);
    await Promise.all([
      textOf('/slow').then(() => note('slow')),
      textOf('/slow?alone', true).then(() => note('alone')),
      textOf('/').then(() => note('after')),
    ]);
    expect(done).toEqual(['slow', 'alone', 'after']);
  });

  it('rejects pages when no worker can start', async () => {
    start({ file: path.resolve('test/no-such-file.cjs'), jobTimeoutMs: 1_000 });
    await expect(textOf('/')).rejects.toBeInstanceOf(NoWorker);
  });
});
