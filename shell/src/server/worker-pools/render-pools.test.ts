/** @jest-environment node */
import type { ReleaseDocument, SliceRelease } from '@nkm/contracts';
import path from 'node:path';
import type { PageContext, WorkerSettings } from '../worker-messages/messages';
import type { NamedVersion } from '../worker-messages/named-version';
import { WorkerLost } from './not-rendered';
import { createRenderPools, type RenderPools, versionsOf } from './render-pools';

const STABLE = { slice: 'x', version: '1.0.0' };
const CANDIDATE = { slice: 'x', version: '2.0.0' };
let pools: RenderPools;

// Each test starts processes.
jest.setTimeout(60_000);
afterEach(() => pools.stop());

function documentOf(revision: number, changes: Partial<SliceRelease>): ReleaseDocument {
  const release: SliceRelease = {
    stable: '1.0.0',
    candidate: '2.0.0',
    percent: 1,
    previous: null,
    salt: '',
    set_by: 'nkm',
    ...changes,
  };
  return { revision, updated_at: '2026-11-23T00:00:00.000Z', slices: { x: release } };
}

function start() {
  const harms: string[] = [];
  const lost: string[] = [];
  pools = createRenderPools({
    file: path.resolve(__dirname, '../../../test/fake-worker.cjs'),
    workers: 1,
    heapMb: 64,
    settings: {} as WorkerSettings,
    jobTimeoutMs: 20_000,
    onPreviewHarm: ({ version }, how) => void harms.push(`preview of ${version}: ${how}`),
    onCandidateHarm: ({ version }, { reason, words }) => void harms.push(`${version} ${reason}: ${words}`),
    onStableLost: ({ running }) => lost.push(...running.map(({ address }) => address)),
    onStableTrouble: ({ kind }) => void lost.push(kind),
  });
  pools.begin(documentOf(1, {}));
  return { harms, lost };
}

async function textOf(version: NamedVersion | null, address: string, isPreview = false): Promise<string> {
  const request = { address, savesData: false, headers: {}, preview: null, version, timeMs: 2_000 };
  const answer = await pools.of(version, isPreview).run({ id: 'context' } as PageContext, request);
  if (answer.kind !== 'rendered' || answer.page.kind !== 'page') throw new Error('It was not rendered');
  return String(answer.page.html);
}

describe('the workers of a candidate', () => {
  it('run no page of another version', async () => {
    start();
    const stable = await textOf(STABLE, '/');
    expect(await textOf(CANDIDATE, '/')).not.toBe(stable);
    expect(await textOf(null, '/')).toBe(stable);
  });

  it.each([
    ['/die', '2.0.0 ended: Its worker ended'],
    ['/full', '2.0.0 memory: Its memory use keeps growing'],
    ['/stray', '2.0.0 stray: It was forgotten'],
  ])('name it when it does harm (%s); no page of another version is lost', async (address, harm) => {
    const { harms, lost } = start();
    const other = textOf(STABLE, '/slow');
    await expect(textOf(CANDIDATE, address)).rejects.toBeInstanceOf(WorkerLost);
    expect(harms).toEqual([harm]);
    expect(await other).toContain('slow');
    expect(lost).toEqual([]);
  });

  it('start again with its next page', async () => {
    start();
    const before = await textOf(CANDIDATE, '/');
    await textOf(CANDIDATE, '/die').catch(() => undefined);
    expect(await textOf(CANDIDATE, '/')).not.toBe(before);
  });

  it('end when it is withdrawn, after their last page', async () => {
    start();
    await textOf(CANDIDATE, '/');
    const last = textOf(CANDIDATE, '/slow');
    pools.begin(documentOf(2, { candidate: null }));
    expect(await last).toContain('slow');
  });

  it('hand its pages to the other workers when it becomes stable', async () => {
    start();
    const candidate = await textOf(CANDIDATE, '/slow');
    pools.begin(documentOf(2, { stable: '2.0.0', candidate: null, previous: '1.0.0' }));
    expect(await textOf(CANDIDATE, '/slow')).not.toBe(candidate);
  });
});

describe('a version in preview that is not released', () => {
  const STORED = { slice: 'x', version: '3.0.0' };

  it('runs in a worker of its own and learns which versions are live', async () => {
    start();
    const [stable, preview] = [await textOf(STABLE, '/'), await textOf(STORED, '/', true)];
    expect(preview.split(' ')[0]).not.toBe(stable.split(' ')[0]);
    expect(preview).toContain('knows x@1.0.0 x@2.0.0 x@3.0.0');
    expect(await textOf(STORED, '/', true)).toBe(preview);
  });

  it('shares the workers of the shop once it is released', async () => {
    start();
    const preview = await textOf(STORED, '/slow', true);
    pools.begin(documentOf(2, { stable: '3.0.0', candidate: null, previous: '1.0.0' }));
    expect(await textOf(STORED, '/slow', true)).not.toBe(preview);
  });

  it.each([
    ['/die', 'preview of 3.0.0: SIGKILL'],
    ['/stray', 'preview of 3.0.0: It was forgotten'],
  ])('that does harm (%s) loses its own pages only', async (address, harm) => {
    const { harms, lost } = start();
    const other = textOf(STABLE, '/slow');
    await textOf(STORED, address, true).catch(() => undefined);
    expect(harms).toEqual([harm]);
    expect(await other).toContain('slow');
    expect(lost).toEqual([]);
  });

  it('ends for the fourth one that is looked at', async () => {
    start();
    const first = await textOf(STORED, '/slow', true);
    for (const version of ['3.0.1', '3.0.2', '3.0.3']) await textOf({ slice: 'x', version }, '/', true);
    expect(await textOf(STORED, '/slow', true)).not.toBe(first);
  });
});

it('a worker of the other versions that ends loses its pages, and no candidate is named', async () => {
  const { harms, lost } = start();
  await expect(textOf(STABLE, '/die')).rejects.toBeInstanceOf(WorkerLost);
  expect(await textOf(STABLE, '/')).toContain('knows x@1.0.0 x@2.0.0');
  expect(harms).toEqual([]);
  expect(lost).toEqual(['/die']);
});

it('names each version of the running pages once', () => {
  const page = { address: '/', savesData: false, headers: {}, preview: null, timeMs: 1 };
  expect(versionsOf([STABLE, null, STABLE, CANDIDATE].map((version) => ({ ...page, version })))).toEqual([
    STABLE,
    CANDIDATE,
  ]);
});
