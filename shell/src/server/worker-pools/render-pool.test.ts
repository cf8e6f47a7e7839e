/** @jest-environment node */
import path from 'node:path';
import type { PageContext, WorkerSettings } from '../worker-messages/messages';
import { NoWorker, WorkerLost } from './not-rendered';
import { createRenderPool, type PoolOptions, type RenderPool } from './render-pool';

const CONTEXT = { id: 'context' } as PageContext;
const VERSION = { slice: 'x', version: '1.0.0' };
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
    onTrouble: () => undefined,
    onLost: () => undefined,
    ...changes,
  });
  return pool;
}
afterEach(() => pool.stop());

async function textOf(address: string): Promise<string> {
  const answer = await pool.run(CONTEXT, {
    address,
    savesData: false,
    headers: {},
    preview: null,
    version: VERSION,
    timeMs: 2_000,
  });
  if (answer.kind !== 'rendered' || answer.page.kind !== 'page') throw new Error('It was not rendered');
  return String(answer.page.html);
}

describe('the pool of render workers', () => {
  it('replaces a dead worker, names its pages, and loses only these', async () => {
    const lost: string[][] = [];
    start({ workers: 1, onLost: ({ how, running }) => lost.push([how, ...running.map(({ address }) => address)]) });
    const before = await textOf('/');
    await Promise.all([
      expect(textOf('/never')).rejects.toBeInstanceOf(WorkerLost),
      expect(textOf('/die')).rejects.toBeInstanceOf(WorkerLost),
    ]);
    expect(await textOf('/')).not.toBe(before);
    expect(lost).toEqual([['SIGKILL', '/never', '/die']]);
  });

  it('keeps rendering with the other workers', async () => {
    start();
    const differ = async () => new Set(await Promise.all([textOf('/slow'), textOf('/slow')])).size === 2;
    while (!(await differ())); // until both have started
    const dying = expect(textOf('/die')).rejects.toBeInstanceOf(WorkerLost);
    expect(await textOf('/slow')).toContain('slow');
    await dying;
  });

  it('tells new workers which versions are live', async () => {
    start({ workers: 1 });
    pool.keep({ kind: 'live', versions: ['x@2.0.0'], trust: {} });
    await textOf('/die').catch(() => undefined);
    expect(await textOf('/')).toContain('knows x@2.0.0');
  });

  it.each(['/full', '/stray'])(
    'replaces a worker that asks for it (%s), which serves until the new one is ready, and reports no loss',
    async (address) => {
      const lost: string[] = [];
      const troubles: string[] = [];
      start({ workers: 1, onLost: ({ how }) => lost.push(how), onTrouble: ({ kind }) => troubles.push(kind) });
      const leaving = await textOf(address);
      expect(await textOf('/')).toContain(leaving);
      while ((await textOf('/')).includes(leaving));
      expect(lost).toEqual([]);
      expect(troubles).toEqual([address.slice(1)]);
    },
  );

  it('replaces one worker at most in ten seconds because of uncaught errors', async () => {
    start({ workers: 1 });
    const first = await textOf('/stray');
    while ((await textOf('/')).includes(first));
    const second = await textOf('/stray');
    expect(second).not.toBe(first);
    expect(await textOf('/stray')).toBe(second);
  });

  it('replaces a worker that never answers', async () => {
    start({ workers: 1, jobTimeoutMs: 5_000 });
    await expect(textOf('/never')).rejects.toBeInstanceOf(WorkerLost);
    expect(await textOf('/')).toContain('knows');
  });

  it('grows', async () => {
    start({ workers: 1 });
    await textOf('/');
    pool.grow(2);
    const differ = async () => new Set(await Promise.all([textOf('/slow'), textOf('/slow')])).size === 2;
    while (!(await differ()));
    pool.grow(1);
    expect(await differ()).toBe(true);
  });

  it('that retires ends its last page, and accepts no other', async () => {
    start({ workers: 1 });
    const last = textOf('/slow');
    pool.retire();
    await expect(textOf('/')).rejects.toBeInstanceOf(WorkerLost);
    expect(await last).toContain('slow');
  });

  it('rejects pages when no worker can start', async () => {
    start({ file: path.resolve('test/no-such-file.cjs'), jobTimeoutMs: 1_000 });
    await expect(textOf('/')).rejects.toBeInstanceOf(NoWorker);
  });
});
