import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf } from './document-of';
import { STUCK_PAGE, WORKER_FAULTS } from './server-faults';
import { SLICE_PAGES } from './slices';
import { expect, type Stage, test } from './stage';
import { inAuditUnless } from '../system/in-audit';

/**
 * These tests are about the render workers, so every page is rendered anew and API latency does not matter. A loop ends
 * its worker after the default time.
 */
test.use({ shell: { settings: { RENDER_WORKERS: '2', RENDER_STALL_MS: '' } } });
// In one worker, because another would have to restart its shell.
test.describe.configure({ mode: 'default' });

/** Waits up to 30 s, because workers restart slowly on a busy machine. */
const pageOf = (stage: Stage, address: string) => documentOf(stage, address, 30_000);

/** Longest response time of /health in ms while a version misbehaves, with room for a busy machine. */
const LONGEST_HEALTH_MS = 2_000;

/** A worker that is busy for ever, one that dies, and one that is too large. */
const OFTEN = ['loops in its screen', 'kills its process', 'uses 1 GB of its heap'];

for (const [name, fault] of Object.entries(WORKER_FAULTS)) {
  const title = `a version that ${name}: the shop answers and renders the last good version`;
  test(title, inAuditUnless(OFTEN.includes(name)), async ({ stage }) => {
    const [catalog, cart] = SLICE_PAGES;
    await fault(stage, catalog!.slice, true);
    let isOver = false;
    let longest = 0;
    const health = (async () => {
      while (!isOver) {
        const start = performance.now();
        expect((await fetch(`${stage.system.shop}/health`)).status).toBe(200);
        longest = Math.max(longest, performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const stable = `data-slice="${catalog!.slice}" data-version="${stage.stableOf(catalog!.slice)}"`;
    // All workers can run the faulty version at once.
    const pages = await Promise.all([1, 2, 3, 4].map((page) => pageOf(stage, `${catalog!.path}?page=${page}`)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await pageOf(stage, cart!.path)).status).toBe(200);
    // A fault in a timer shows only after the page. From then on, no page uses the version.
    const versionRendered = async () => (await pageOf(stage, `${catalog!.path}?again=${Date.now()}`)).html;
    await expect.poll(versionRendered).toContain(stable);
    isOver = true;
    await health;
    expect(longest).toBeLessThan(LONGEST_HEALTH_MS);
  });
}

test('the shell writes a quarantined version to the release store for the other shells', async ({ stage }) => {
  const [catalog] = SLICE_PAGES;
  const version = await WORKER_FAULTS['loops in its screen']!(stage, catalog!.slice, true);
  await pageOf(stage, catalog!.path);
  const file = path.join(stage.system.store.folder, 'quarantine', `${catalog!.slice}@${String(version)}.json`);
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ slice: catalog!.slice, version });
});

test('the only version of a slice rests after it ended a worker, and comes back', async ({ stage, watch }) => {
  // The status of the document itself.
  watch.allow(/^error: Failed to load resource: .* 503 /);
  const [catalog, ...others] = SLICE_PAGES;
  const { query, fault } = STUCK_PAGE;
  const version = await fault(stage, catalog!.slice, false);
  const stuck = { ...catalog!, path: `${catalog!.path}${query}` };

  const { status, html } = await pageOf(stage, stuck.path);
  expect(status).toBe(503);
  expect(html).toContain('This page is not available right now');
  for (const other of others) expect((await pageOf(stage, other.path)).status, other.path).toBe(200);
  await stage.open(stuck);
  await stage.shows(stuck, String(version));

  const shop = () => pageOf(stage, catalog!.path);
  const rendered = `data-slice="${catalog!.slice}" data-version="${String(version)}"`;
  await expect.poll(async () => (await shop()).html).toContain(rendered);
  expect((await shop()).status).toBe(200);
  expect(
    existsSync(path.join(stage.system.store.folder, 'quarantine', `${catalog!.slice}@${String(version)}.json`)),
  ).toBe(false);
});
