import type { Page } from '@playwright/test';
import { followFooterLink } from '../shopper/follow-footer-link';
import { storeCopy } from './broken-version';
import { nkm, visit } from './rollouts';
import { SLICE_PAGES } from './slices';
import { expect, test } from './stage';
import { IN_AUDIT } from '../system/in-audit';

const SLICE = 'mfe-catalog';

const versionInBrowser = (page: Page) => page.locator(`[data-slice="${SLICE}"]`).getAttribute('data-version');

test('a rollout and a rollback are live without a restart', async ({ stage }) => {
  const old = stage.stableOf(SLICE);
  storeCopy(stage.system.store, SLICE, '8.0.0');
  expect(await nkm(stage, 'rollout', 'set', SLICE, '8.0.0', '100')).toContain('8.0.0: 100 %');
  await expect.poll(async () => (await visit(stage)).version).toBe('8.0.0');
  expect(await nkm(stage, 'status')).toContain('8.0.0');
  await nkm(stage, 'rollback', SLICE);
  await expect.poll(async () => (await visit(stage)).version).toBe(old);
});

test('a visitor keeps the candidate of a rollout, and a higher share gives it to more visitors', async ({ stage }) => {
  const old = stage.stableOf(SLICE);
  storeCopy(stage.system.store, SLICE, '8.1.0');
  await nkm(stage, 'rollout', 'set', SLICE, '8.1.0', '30');
  await expect.poll(async () => /8\.1\.0/.test(await nkm(stage, 'status'))).toBe(true);
  await expect.poll(async () => (await visit(stage)).version, { intervals: [5] }).toBe('8.1.0');

  const visitors = await Promise.all(Array.from({ length: 24 }, () => visit(stage)));
  expect(new Set(visitors.map(({ version }) => version))).toEqual(new Set([old, '8.1.0']));
  for (const { cookie, version } of visitors) expect((await visit(stage, cookie)).version).toBe(version);

  await nkm(stage, 'rollout', 'set', SLICE, '8.1.0', '60');
  const share = async () => {
    const again = await Promise.all(visitors.map(({ cookie }) => visit(stage, cookie)));
    return again.filter(({ version }) => version === '8.1.0').length;
  };
  const before = visitors.filter(({ version }) => version === '8.1.0').length;
  await expect.poll(share, { intervals: [50] }).toBeGreaterThan(before); // two dozen pages at once take longer than one
  for (const { cookie, version } of visitors)
    if (version === '8.1.0') expect((await visit(stage, cookie)).version).toBe('8.1.0');
});

test(
  'server and browser use the same version, on every page of a visit',
  IN_AUDIT,
  async ({ stage, page, context }) => {
    storeCopy(stage.system.store, SLICE, '8.2.0');
    await nkm(stage, 'rollout', 'set', SLICE, '8.2.0', '50');
    await expect.poll(async () => (await visit(stage)).version, { intervals: [5] }).toBe('8.2.0');
    const met = new Set<string>();
    for (let attempt = 0; attempt < 30 && met.size < 2; attempt++) {
      await context.clearCookies();
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().isNavigationRequest()),
        page.goto('/shop'),
      ]);
      const rendered = /data-slice="mfe-catalog" data-version="([^"]+)"/.exec(await answer.text())?.[1];
      expect(await versionInBrowser(page)).toBe(rendered);
      met.add(rendered!);
      // Without a new document, the visit keeps its version.
      await stage.leavesFor(SLICE_PAGES[0]!);
      await followFooterLink(page, 'All products');
      await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
      expect(await versionInBrowser(page)).toBe(rendered);
      await page.reload();
      expect(await versionInBrowser(page)).toBe(rendered);
    }
    expect(met.size, 'versions rendered').toBe(2);
  },
);
