import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storeCopy } from '../faults/broken-version';
import { BAD_SCREENS, breakScreens } from '../faults/server-faults';
import { productsOnSale } from '../shopper/catalogue';
import { readReleases, release } from '../system/release-store';
import { expect, test } from '../fixtures/test';
import { percentile, type Planned, startLoad } from './steady-load';

/**
 * Rolls out a bad candidate to one visitor in a hundred, under load. On a machine without other work, no page may fail
 * or take more than 4 s, 99 % of the requests must end within 500 ms, and quarantine must follow within 3 s. A loop
 * ends its worker after the default time.
 */
const SECONDS = Number(process.env.BAD_CANDIDATE_SECONDS || 180);
const PER_SECOND = 50;
const SLICE = 'mfe-catalog';
const WORDS = ['gele', 'phone', 'ankara', 'laptop', 'shoes', 'rice cooker', 'watch', 'kids'];

test.use({ shell: { settings: { PAGE_FRESH_SECONDS: '5', SERVER_API_TIMEOUT_MS: '2000', RENDER_STALL_MS: '' } } });

for (const [place, [name, code]] of Object.entries(BAD_SCREENS).entries()) {
  test(`a candidate that ${name} for 1 % of the visitors fails no page`, async ({ system }, info) => {
    test.setTimeout((SECONDS + 120) * 1000);
    const products = (await productsOnSale(system.api)).map(({ slug }) => `/${slug}`);
    const cached = ['/', '/shop', ...products.slice(0, 3)];
    // 60 % pages that are mostly cached, 20 % many product pages, 10 % searches that are never cached, 10 % answers of
    // the shell itself.
    const plan = (number: number): Planned => {
      const kind = number % 10;
      if (kind < 6) return { address: cached[number % cached.length]!, uncached: false };
      if (kind < 8) return { address: products[Math.floor(number / 10) % products.length]!, uncached: false };
      if (kind < 9) return { address: `/search/${WORDS[number % 8]} ${number}`.replace(/ /g, '%20'), uncached: true };
      return { address: '/health', uncached: false };
    };
    const before = readReleases(system.store).slices;
    const { stable } = before[SLICE]!;
    const candidate = `9.9.${place}`;
    const draft = storeCopy(system.store, SLICE, candidate, breakScreens(code));
    for (const address of cached) await (await fetch(`${system.shop}${address}`)).text();
    const load = startLoad(system.shop, PER_SECOND, plan);
    release(system.store, { [SLICE]: { stable, candidate: draft.description.version, percent: 1 } });
    await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
    const sent = await load.stop();
    release(system.store, before);

    const notice = path.join(system.store.folder, 'quarantine', `${SLICE}@${candidate}.json`);
    expect(existsSync(notice), 'the candidate is in quarantine').toBe(true);
    const since = Date.parse((JSON.parse(readFileSync(notice, 'utf8')) as { since: string }).since);
    const underWay = sent.filter(({ startedAt, ms }) => startedAt <= since && startedAt + ms >= since);
    const figures = {
      requests: sent.length,
      uncached: sent.filter(({ uncached }) => uncached).length,
      failed: sent.filter(({ status }) => status !== 200).length,
      statuses: countBy(sent.map(({ status }) => status)),
      'slowest (ms)': Math.round(Math.max(...sent.map(({ ms }) => ms))),
      slowest: [...sent]
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 5)
        .map(({ address, ms, startedAt }) => `${address} ${Math.round(ms)} ms, ${startedAt - since} ms after`),
      'p99 (ms)': Math.round(
        percentile(
          sent.map(({ ms }) => ms),
          0.99,
        ),
      ),
      'p50 (ms)': Math.round(
        percentile(
          sent.map(({ ms }) => ms),
          0.5,
        ),
      ),
      // The oldest running request used the candidate, or waited behind one that did.
      'until quarantine (ms)': Math.round(since - Math.min(since, ...underWay.map(({ startedAt }) => startedAt))),
    };
    info.annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    process.stdout.write(`A candidate that ${name}: ${JSON.stringify(figures)}\n`);
    expect(figures.failed).toBe(0);
    expect(figures['slowest (ms)']).toBeLessThanOrEqual(4_000);
    expect(figures['p99 (ms)']).toBeLessThanOrEqual(500);
    expect(figures['until quarantine (ms)']).toBeLessThanOrEqual(3_000);
  });
}

function countBy(values: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
