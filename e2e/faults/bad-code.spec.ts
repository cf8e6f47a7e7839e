import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf } from './document-of';
import { STUCK_PAGES, WORKER_FAULTS } from './server-faults';
import { SLICE_PAGES } from './slices';
import { expect, type Stage, test } from './stage';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';

/**
 * These tests are about the render workers, so every page is rendered anew and API latency does not matter. A loop ends
 * its worker after the default time.
 */
test.use({ shell: { settings: { RENDER_WORKERS: '2', RENDER_STALL_MS: '' } } });
// In one worker, because another would have to restart its shell.
test.describe.configure({ mode: 'default' });

/**
 * What a shopper gets: the browser asks a busy shop once more, because workers start slowly on a busy machine. Waits up
 * to 30 s for each answer.
 */
async function pageOf(stage: Stage, address: string) {
  const page = await documentOf(stage, address, 30_000);
  return page.status === 503 && page.html.includes('http-equiv="refresh"') ? documentOf(stage, address, 30_000) : page;
}

/** A shell that a version blocks never answers. The audit measures how fast it answers, on a quiet machine. */
const HEALTH_MS = 30_000;

/** The notice to other shells that a version is in quarantine. */
const noticeOf = ({ system }: Stage, slice: string, version: string) =>
  path.join(system.store.folder, 'quarantine', `${slice}@${version}.json`);

/** A worker that is busy for ever, and one that dies. */
const OFTEN = ['loops in its screen', 'kills its process'];

for (const [name, fault] of Object.entries(WORKER_FAULTS)) {
  const title = `a candidate that ${name}: the shop answers and renders the stable version`;
  test(title, inAuditUnless(OFTEN.includes(name)), async ({ stage, shopper }) => {
    const [catalog, cart] = SLICE_PAGES;
    await fault(stage, catalog!.slice);
    let isOver = false;
    const health = (async () => {
      while (!isOver) {
        const signal = AbortSignal.timeout(HEALTH_MS);
        expect((await fetch(`${stage.system.shop}/health`, { signal })).status).toBe(200);
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
    // The browser could run the candidate, but its rollout has stopped.
    await expect(async () => {
      await stage.open(cart!);
      await shopper.pageIsHydrated();
      await catalog!.follow(stage.page);
      await stage.shows(catalog!, stage.stableOf(catalog!.slice));
    }).toPass();
    await stage.open(catalog!);
    await stage.shows(catalog!, stage.stableOf(catalog!.slice));
  });
}

test(
  'the shell writes a quarantined version to the release store for the other shells',
  IN_AUDIT,
  async ({ stage }) => {
    const [catalog] = SLICE_PAGES;
    const version = await WORKER_FAULTS['loops in its screen']!(stage, catalog!.slice);
    const file = noticeOf(stage, catalog!.slice, version);
    // While the worker of the candidate starts, a page comes from the stable version.
    const isNoted = async () => {
      await pageOf(stage, `${catalog!.path}?again=${Date.now()}`);
      return existsSync(file);
    };
    await expect.poll(isNoted).toBe(true);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ slice: catalog!.slice, version });
  },
);

test(
  'a page of the stable version that stops its worker is a frame, and the others keep working',
  IN_AUDIT,
  async ({ stage, watch }) => {
    // The status of the document itself.
    watch.allow(/^error: Failed to load resource: .* 503 /);
    const [catalog, ...others] = SLICE_PAGES;
    const version = String(await STUCK_PAGES.fault(stage, catalog!.slice, false));
    const stuck = { ...catalog!, path: `${catalog!.path}${STUCK_PAGES.queries[0]}` };

    const { status, html } = await pageOf(stage, stuck.path);
    expect(status).toBe(503);
    expect(html).toContain('This page is not available right now');
    for (const other of others) expect((await pageOf(stage, other.path)).status, other.path).toBe(200);
    const shop = await pageOf(stage, catalog!.path);
    expect(shop.status).toBe(200);
    expect(shop.html).toContain(`data-slice="${catalog!.slice}" data-version="${version}"`);
    await stage.open(stuck);
    await stage.shows(stuck, version);
    expect(existsSync(noticeOf(stage, catalog!.slice, version))).toBe(false);
  },
);

test(
  'the third worker within a minute that the stable version stops sets it aside for the previous one',
  IN_AUDIT,
  async ({ stage }) => {
    const [catalog] = SLICE_PAGES;
    const version = String(await STUCK_PAGES.fault(stage, catalog!.slice, true));
    for (const query of STUCK_PAGES.queries)
      expect((await pageOf(stage, `${catalog!.path}${query}`)).status, query).toBe(503);
    const previous = `data-slice="${catalog!.slice}" data-version="${stage.stableOf(catalog!.slice)}"`;
    expect((await pageOf(stage, catalog!.path)).html).toContain(previous);
    expect(existsSync(noticeOf(stage, catalog!.slice, version))).toBe(true);
  },
);

test(
  'the only version of a slice rests after the third worker that it stops, and comes back',
  IN_AUDIT,
  async ({ stage }) => {
    const [catalog] = SLICE_PAGES;
    const version = String(await STUCK_PAGES.fault(stage, catalog!.slice, false));
    for (const query of STUCK_PAGES.queries) await pageOf(stage, `${catalog!.path}${query}`);
    const shop = () => documentOf(stage, `${catalog!.path}?again=${Date.now()}`);
    // Asked once: a second answer may come after the two seconds of the rest.
    expect((await shop()).status).toBe(503);
    await expect.poll(async () => (await shop()).html).toContain(`data-version="${version}"`);
    expect(existsSync(noticeOf(stage, catalog!.slice, version))).toBe(false);
  },
);
