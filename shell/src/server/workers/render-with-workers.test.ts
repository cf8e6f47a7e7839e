/** @jest-environment node */
import type { ReleaseRuntime } from '../release-runtime';
import type { LastWords, PageRequest } from './messages';
import { keyOfVersion, type NamedVersion, type Severity } from './quarantine';
import { WorkerLost } from './not-rendered';
import type { Answer } from './job-queue';
import { createPageRenderer } from './render-with-workers';

const JOB = 1;
const CANDIDATE = { slice: 'x', version: '2.0.0' };
const runtime = {
  key: '',
  revision: 7,
  set: { revision: 7, slices: { x: { version: '2.0.0', fallback: '1.0.0' } } },
  matchClaim: () => ({ slice: 'x', id: 'shop', public: true }),
} as unknown as ReleaseRuntime;

const rendered = (isTheirs: boolean, faults: NamedVersion[] = []): Answer => ({
  kind: 'rendered',
  job: JOB,
  page: { kind: 'page', status: isTheirs ? 200 : 503, html: Buffer.from(''), policy: '', cacheable: isTheirs },
  faults: faults.map((version) => ({ ...version, error: { message: 'It threw', stack: '' } })),
  isTheirs,
});
const lost = (words: LastWords | null = null) => new WorkerLost('SIGKILL', words, JOB);

/** Renders one page. Each attempt ends with the next of `fates`. */
async function play(fates: (Answer | Error)[]) {
  const blamed: string[] = [];
  const succeeded: string[] = [];
  const reported: string[] = [];
  const alone: boolean[] = [];
  const counted: string[] = [];
  const render = createPageRenderer({
    pool: {
      async run(_context, _request: PageRequest, isAlone) {
        alone.push(isAlone);
        const fate = fates[alone.length - 1]!;
        if (fate instanceof Error) throw fate;
        return fate;
      },
    },
    quarantine: {
      add: (version: NamedVersion, severity: Severity) => void blamed.push(`${severity} ${keyOfVersion(version)}`),
      succeed: (version: NamedVersion) => void succeeded.push(keyOfVersion(version)),
      best: (_slice, versions) => versions.find((version) => !blamed.includes(`never x@${version}`)) ?? undefined,
      hear: () => undefined,
      begin: () => undefined,
      stop: () => undefined,
    },
    report: ({ version }) => reported.push(version),
    metrics: {
      rendered: (version, isFallback) => counted.push(`${isFallback ? 'fallback ' : ''}${keyOfVersion(version)}`),
      failed: (version) => counted.push(`failed ${keyOfVersion(version)}`),
    },
  });
  const context = { shop: { href: '/shop-data/1.json', integrity: '' } } as never;
  const page = await render({ runtime, context, address: '/shop?page=2', savesData: false }).catch(
    (error: Error) => error,
  );
  return { page, blamed, succeeded, reported, alone, counted };
}

describe('a page whose worker ended', () => {
  it('is rendered by another worker, and no version is blamed after one loss', async () => {
    const { page, blamed, alone } = await play([lost(), rendered(true)]);
    expect(page).toMatchObject({ status: 200 });
    expect(blamed).toEqual([]);
    expect(alone).toEqual([false, true]);
  });

  it('blames its own version when it also ends a worker in which it runs alone', async () => {
    const { page, blamed } = await play([lost(), lost(), rendered(true)]);
    expect(page).toMatchObject({ status: 200 });
    expect(blamed).toEqual(['never x@2.0.0']);
  });

  it('is rendered beside other pages when the watchdog named the version', async () => {
    const words: LastWords = { reason: 'stall', fault: CANDIDATE, job: JOB, stack: [] };
    const { page, alone } = await play([lost(words), rendered(true)]);
    expect(page).toMatchObject({ status: 200 });
    expect(alone).toEqual([false, false]);
  });

  it('blames its own version at once when it was the only running page', async () => {
    const words: LastWords = { reason: 'memory', fault: null, job: JOB, stack: [] };
    const { page, blamed, alone } = await play([lost(words), rendered(true)]);
    expect(page).toMatchObject({ status: 200 });
    expect(blamed).toEqual(['never x@2.0.0']);
    expect(alone).toEqual([false, false]);
  });

  it('blames no version when another page was the only running one', async () => {
    const words: LastWords = { reason: 'memory', fault: null, job: JOB + 1, stack: [] };
    const { blamed, alone } = await play([lost(words), rendered(true)]);
    expect(blamed).toEqual([]);
    expect(alone).toEqual([false, false]);
  });

  it('fails after too many losses', async () => {
    expect((await play(Array.from({ length: 10 }, () => lost()))).page).toBeInstanceOf(WorkerLost);
  });
});

describe('a version that renders a page', () => {
  it('succeeds', async () => {
    expect((await play([rendered(true)])).succeeded).toEqual(['x@2.0.0']);
  });

  it('does not succeed with the work of another version, or with a failure panel', async () => {
    expect((await play([rendered(true, [CANDIDATE])])).succeeded).toEqual([]);
    expect((await play([rendered(false)])).succeeded).toEqual([]);
  });
});

describe('the count of renders', () => {
  it('tells the version of each page, and whether it is the one that the visitor was given', async () => {
    expect((await play([rendered(true)])).counted).toEqual(['x@2.0.0']);
    expect((await play([rendered(true, [CANDIDATE])])).counted).toEqual(['failed x@2.0.0', 'fallback x@1.0.0']);
    const blaming = lost({ reason: 'stall', fault: CANDIDATE } as never);
    expect((await play([lost(), blaming, rendered(true)])).counted).toHaveLength(1);
  });

  it('has no page when every version failed', async () => {
    expect((await play([rendered(false, [CANDIDATE])])).counted).toEqual(['failed x@2.0.0']);
  });
});

describe('a version that failed alone', () => {
  it('is blamed when another version rendered the page', async () => {
    const { blamed, reported } = await play([rendered(true, [CANDIDATE])]);
    expect(blamed).toEqual(['last x@2.0.0']);
    expect(reported).toEqual([]);
  });

  it('is only reported when no version rendered the page', async () => {
    const { blamed, reported } = await play([rendered(false, [CANDIDATE])]);
    expect(blamed).toEqual([]);
    expect(reported).toEqual(['2.0.0']);
  });
});
