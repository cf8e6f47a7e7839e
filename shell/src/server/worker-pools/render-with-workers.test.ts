/** @jest-environment node */
import type { ReleaseRuntime } from '../releases/release-runtime';
import type { PageRequest, SentFault } from '../worker-messages/messages';
import type { Answer } from './job-queue';
import { keyOfVersion, type NamedVersion } from '../worker-messages/named-version';
import { NoWorker, WorkerLost } from './not-rendered';
import { createPageRenderer } from './render-with-workers';
import { createRests, type Rests } from './rests';

const JOB = 1;
const STABLE = { slice: 'x', version: '1.0.0' };
const CANDIDATE = { slice: 'x', version: '2.0.0' };
const ADDRESS = '/shop?page=2';
const PAGE_TIMEOUT_MS = 2_000;

const runtimeOf = (versions: string[], isPublic = true) =>
  ({
    key: '',
    revision: 7,
    set: { revision: 7, slices: { x: { version: '2.0.0', fallback: '1.0.0' } } },
    versions: { x: versions.map((version) => ({ version })) },
    matchClaim: () => ({ slice: 'x', id: 'shop', public: isPublic }),
  }) as unknown as ReleaseRuntime;

const rendered = (status = 200, fault: SentFault | null = null): Answer => ({
  kind: 'rendered',
  job: JOB,
  page: { kind: 'page', status, html: Buffer.from(''), policy: '', cacheable: status === 200 },
  fault,
});
const failing = (version: NamedVersion, tookTooLong = false): Answer =>
  rendered(503, { ...version, error: { message: 'It threw', stack: '' }, tookTooLong });

interface Play {
  versions?: string[];
  isPublic?: boolean;
  aside?: string[];
  rests?: Rests;
  /** Runs before a fate that is an error, as the pools do. */
  onLost?(version: NamedVersion | null): void;
}

/** Renders one page. Each attempt ends with the next of `fates`. */
async function play(fates: (Answer | Error)[], { versions = ['2.0.0', '1.0.0'], isPublic, ...more }: Play = {}) {
  const aside = [...(more.aside ?? [])];
  const reported: string[] = [];
  const counted: string[] = [];
  const asked: Pick<PageRequest, 'version' | 'timeMs'>[] = [];
  const rests = more.rests ?? createRests();
  const render = createPageRenderer({
    pools: {
      of: () => ({
        async run(_context, { version, timeMs }: PageRequest) {
          asked.push({ version, timeMs });
          const fate = fates[asked.length - 1]!;
          if (!(fate instanceof Error)) return fate;
          more.onLost?.(version);
          throw fate;
        },
      }),
    },
    usable: (slice, all) => all.filter((version) => !aside.includes(keyOfVersion({ slice, version }))),
    judge: (version) => aside.push(keyOfVersion(version)) > 0,
    rests,
    pageTimeoutMs: PAGE_TIMEOUT_MS,
    report: ({ version }) => reported.push(version),
    onFault: () => undefined,
    metrics: {
      rendered: (version, isFallback) => counted.push(`${isFallback ? 'fallback ' : ''}${keyOfVersion(version)}`),
      failed: (version) => counted.push(`failed ${keyOfVersion(version)}`),
    },
  });
  const context = { name: 'content' } as never;
  const runtime = runtimeOf(versions, isPublic);
  const page = await render({ runtime, context, address: ADDRESS, savesData: false, headers: {}, preview: null }).catch(
    (error: Error) => error,
  );
  return { page, aside, reported, counted, asked, rests, ran: asked.map(({ version }) => version?.version ?? null) };
}

describe('a page', () => {
  it('is rendered by the version of its visitor, which gets half of the time while there is another one', async () => {
    const { page, asked, counted } = await play([rendered()]);
    expect(page).toMatchObject({ status: 200, version: '2.0.0' });
    expect(asked).toEqual([{ version: CANDIDATE, timeMs: PAGE_TIMEOUT_MS / 2 }]);
    expect(counted).toEqual(['x@2.0.0']);
  });

  it('that is not public runs no code of a slice', async () => {
    const { ran, page } = await play([rendered()], { isPublic: false });
    expect(ran).toEqual([null]);
    expect(page).not.toHaveProperty('version');
  });

  it('does not use a version in quarantine, one that rests, or one whose page rests', async () => {
    expect((await play([rendered()], { aside: ['x@2.0.0'] })).counted).toEqual(['fallback x@1.0.0']);
    for (const key of ['x@2.0.0', 'x@2.0.0/shop']) {
      const rests = createRests();
      rests.begin(key);
      expect((await play([rendered()], { rests })).ran).toEqual(['1.0.0']);
    }
  });

  it('is a frame while its address rests', async () => {
    const rests = createRests();
    rests.begin(ADDRESS);
    expect((await play([rendered(503)], { rests })).ran).toEqual([null]);
  });
});

describe('a version that fails on a page', () => {
  it('is replaced by the next one, with the whole time, and set aside', async () => {
    const { page, asked, aside, reported, counted } = await play([failing(CANDIDATE), rendered()]);
    expect(page).toMatchObject({ status: 200, version: '1.0.0' });
    expect(asked[1]).toEqual({ version: STABLE, timeMs: PAGE_TIMEOUT_MS });
    expect(aside).toEqual(['x@2.0.0']);
    expect(reported).toEqual([]);
    expect(counted).toEqual(['fallback x@1.0.0', 'failed x@2.0.0']);
  });

  it('is only reported when no version renders the page', async () => {
    const { page, aside, reported, counted } = await play([failing(CANDIDATE), failing(STABLE)]);
    expect(page).toMatchObject({ status: 503 });
    expect(aside).toEqual([]);
    expect(reported).toEqual(['2.0.0', '1.0.0']);
    expect(counted).toEqual(['failed x@2.0.0', 'failed x@1.0.0']);
  });

  it('is only reported when the page of the next one is a failure panel', async () => {
    const { aside, reported } = await play([failing(CANDIDATE), rendered(503)]);
    expect(aside).toEqual([]);
    expect(reported).toEqual(['2.0.0']);
  });

  it('rests on this page if it took its whole time', async () => {
    const { rests } = await play([failing(STABLE, true)], { versions: ['1.0.0'] });
    expect(rests.has('x@1.0.0/shop')).toBe(true);
    expect((await play([failing(STABLE)], { versions: ['1.0.0'] })).rests.has('x@1.0.0/shop')).toBe(false);
  });
});

describe('a page whose worker ended', () => {
  it('is rendered by the next version when its own was set aside', async () => {
    const rests = createRests();
    const { page, ran } = await play([new WorkerLost('SIGKILL'), rendered()], {
      rests,
      onLost: (version) => void rests.begin(keyOfVersion(version!)),
    });
    expect(page).toMatchObject({ status: 200 });
    expect(ran).toEqual(['2.0.0', '1.0.0']);
  });

  it('is a frame when its address rests', async () => {
    const rests = createRests();
    const { ran } = await play([new WorkerLost('SIGKILL'), rendered(503)], {
      rests,
      onLost: () => void rests.begin(ADDRESS),
    });
    expect(ran).toEqual(['2.0.0', null]);
  });

  it('fails after too many losses', async () => {
    const losses = Array.from({ length: 10 }, () => new WorkerLost('SIGKILL'));
    expect((await play(losses)).page).toBeInstanceOf(WorkerLost);
  });
});

describe('a page without a free worker', () => {
  it('is rendered by the next version, which has other workers', async () => {
    const { page, ran } = await play([new NoWorker('busy'), rendered()]);
    expect(page).toMatchObject({ status: 200 });
    expect(ran).toEqual(['2.0.0', '1.0.0']);
  });

  it('fails without another version', async () => {
    expect((await play([new NoWorker('busy')], { versions: ['1.0.0'] })).page).toBeInstanceOf(NoWorker);
  });
});
