import type { Browser } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readReleases, release } from '../system/release-store';
import type { System } from '../system/start-system';
import { expect, test } from '../fixtures/test';
import { plant, type Seed, SEEDED_FAULTS } from './seeded-faults';
import { failuresOf, type Planned, startLoad } from './steady-load';
import { visitFrom } from './visit-as';

/**
 * Rolls out bad candidates to a quarter of the visitors under load, one after the other. On a machine without other
 * work, every one must be found and no page may fail: the shell stops a candidate because of its render workers, or
 * pauses it after reports of browsers. The first line of the table is the same load without a candidate.
 */
const PERCENT = 25;
const PER_SECOND = 50;
/** Seconds until a fault counts as not found. */
const PATIENCE_S = 180;
/** Seconds of load without a candidate. */
const BEFORE_S = 20;
/** Seconds of load after a fault was found. */
const AFTERWARDS_S = 5;
/** Browsers of more than five networks, from which faults must be reported, visit one page after the other. */
const NETWORKS = 8;
const BROWSERS = 2;
/** Failed pages of a fault that the output names. */
const SHOWN = 5;

test.use({ shell: { settings: { PAGE_FRESH_SECONDS: '', SERVER_API_TIMEOUT_MS: '', RENDER_STALL_MS: '' } } });

/** In every complete page of the catalog. */
const OF_CATALOG = 'data-slice="mfe-catalog" data-version="';

interface Outcome {
  how: 'stopped' | 'paused' | 'not found' | 'nothing';
  seconds: number;
  pages: number;
  failures: string[];
  slowestMs: number;
}

/** Whether, and since when, a notice of a shell stops or pauses the version. */
function noticeOf({ store }: System, name: string): Pick<Outcome, 'how'> & { since: number } {
  for (const [folder, how] of [
    ['quarantine', 'stopped'],
    ['pauses', 'paused'],
  ] as const) {
    const file = path.join(store.folder, folder, `${name}.json`);
    if (!existsSync(file)) continue;
    const { since } = JSON.parse(readFileSync(file, 'utf8')) as { since: string };
    return { how, since: Date.parse(since) };
  }
  return { how: 'not found', since: Number.NaN };
}

/** 40 % pages of the slice, 10 % more that are never cached, 40 % other pages, 10 % answers of the shell itself. */
function planFor({ target, fault }: Seed): (number: number) => Planned {
  const { slice, page, serverPage } = target;
  const ofSlice = `data-slice="${slice}" data-version="`;
  const common = fault.where === 'server' ? serverPage(0) : page.address;
  return (number) => {
    const kind = number % 10;
    // The browser renders the cart, so the server sends only its frame.
    if (kind < 4) return { address: common, uncached: false, content: common === '/cart' ? '</html>' : ofSlice };
    if (kind < 5) return { address: serverPage(number), uncached: true, content: ofSlice };
    if (kind < 9) return { address: kind < 7 ? '/' : '/Hot-Deals', uncached: false, content: OF_CATALOG };
    return { address: '/health', uncached: false };
  };
}

/** Visitors open the page until `isOver`. Returns the page loads, and those that failed. */
async function visitWhile(browser: Browser, { shop }: System, seed: Seed, version: string, isOver: () => boolean) {
  const failures: string[] = [];
  let visits = 0;
  async function next(): Promise<void> {
    while (!isOver()) {
      visits += 1;
      const visitor = { shop, network: 1 + (visits % NETWORKS), page: seed.target.page };
      const failure = await visitFrom(browser, visitor, version);
      if (failure) failures.push(`visit of ${failure}`);
    }
  }
  await Promise.all(Array.from({ length: BROWSERS }, next));
  return { visits, failures };
}

async function measure(system: System, browser: Browser, seed: Seed, version: string): Promise<Outcome> {
  const { slice } = seed.target;
  const before = readReleases(system.store).slices;
  plant(system.store, seed, version);
  const load = startLoad(system.shop, PER_SECOND, planFor(seed));
  const start = Date.now();
  release(system.store, { [slice]: { stable: before[slice]!.stable, candidate: version, percent: PERCENT } });
  const notice = () => noticeOf(system, `${slice}@${version}`);
  const isOver = () => notice().how !== 'not found' || Date.now() - start > PATIENCE_S * 1000;
  const visiting =
    seed.fault.where === 'browser'
      ? visitWhile(browser, system, seed, version, isOver)
      : Promise.resolve({ visits: 0, failures: [] });
  while (!isOver()) await sleep(50);
  const { how, since } = notice();
  await sleep(AFTERWARDS_S * 1000);
  const [{ visits, failures }, sent] = [await visiting, await load.stop()];
  release(system.store, before);
  return {
    how,
    seconds: (since - start) / 1000,
    pages: sent.length + visits,
    failures: [...failures, ...failuresOf(sent)],
    slowestMs: Math.max(...sent.map(({ ms }) => ms)),
  };
}

/** The same load without a candidate: pages that fail here are the machine's. */
async function measureQuiet(system: System): Promise<Outcome> {
  const load = startLoad(system.shop, PER_SECOND, planFor(SEEDED_FAULTS[0]!));
  await sleep(BEFORE_S * 1000);
  const sent = await load.stop();
  const slowestMs = Math.max(...sent.map(({ ms }) => ms));
  return { how: 'nothing', seconds: BEFORE_S, pages: sent.length, failures: failuresOf(sent), slowestMs };
}

const WIDTHS = [60, 10, 8, 8, 8, 8];
const line = (cells: unknown[]) => `${cells.map((cell, place) => String(cell).padEnd(WIDTHS[place]!)).join(' ')}\n`;
const rowOf = (name: string, { how, seconds, pages, failures, slowestMs }: Outcome) =>
  line([name, how, seconds.toFixed(1), pages, failures.length, Math.round(slowestMs)]);

test(`${SEEDED_FAULTS.length} seeded faults at ${PERCENT} % are found, and no page fails`, async ({
  system,
  browser,
}, info) => {
  test.setTimeout(SEEDED_FAULTS.length * (PATIENCE_S + 60) * 1000);
  for (const { target } of SEEDED_FAULTS)
    for (const address of ['/', '/Hot-Deals', target.page.address, target.serverPage(0)])
      await (await fetch(`${system.shop}${address}`)).text();
  const table = [line(['fault', 'found', 'seconds', 'pages', 'failed', 'slowest (ms)'])];
  const outcomes: [string, Outcome][] = [];
  const note = (name: string, outcome: Outcome) => {
    outcomes.push([name, outcome]);
    table.push(rowOf(name, outcome));
    const failures = outcome.failures.slice(0, SHOWN).map((failure) => `  ${failure}\n`);
    process.stdout.write([table.at(-1)!, ...failures].join(''));
  };
  note('no candidate', await measureQuiet(system));
  for (const [place, seed] of SEEDED_FAULTS.entries())
    note(seed.name, await measure(system, browser, seed, `9.9.${place}`));
  process.stdout.write(table.join(''));
  await info.attach('seeded faults', { body: table.join(''), contentType: 'text/plain' });
  expect(outcomes.flatMap(([name, { how }]) => (how === 'not found' ? [name] : []))).toEqual([]);
  expect(outcomes.flatMap(([name, { failures }]) => failures.map((failure) => `${name}: ${failure}`))).toEqual([]);
});
