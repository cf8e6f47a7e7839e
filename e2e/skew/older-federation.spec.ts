import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { followFooterLink } from '../shopper/follow-footer-link';
import { readReleases, release } from '../system/release-store';
import type { System } from '../system/start-system';
import { expect, test } from '../fixtures/test';

const root = path.resolve(import.meta.dirname, '../..');
/** A small replacement for the orders slice, built with `@module-federation/enhanced` 2.6.0 and the shell's React. */
const FIXTURE = path.join(import.meta.dirname, 'federation-2.6.0');
const VERSION = '0.9.0';

function nkm({ store }: System, ...args: string[]): void {
  execFileSync(process.execPath, [path.join(root, 'releases/bin/nkm.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, RELEASE_STORE: store.folder, RELEASE_KEY_FILE: store.key },
    stdio: 'pipe',
  });
}

test('a slice built by an older federation plugin runs in this shell beside new slices', async ({ page, system }) => {
  const { slices: before } = readReleases(system.store);
  try {
    nkm(system, 'publish', 'mfe-orders', '--dist', FIXTURE, '--remove-routes', '--older');
    nkm(system, 'rollout', 'set', 'mfe-orders', VERSION, '100');
    await expect
      .poll(async () => (await fetch(`${system.shop}/my-orders`)).text())
      .toContain('Good morning from last month');

    await page.goto('/my-orders');
    await expect(page.locator('[data-slice="mfe-orders"]')).toHaveAttribute('data-version', VERSION);
    // State and the price format come from the React and the platform that all slices share.
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('main').getByRole('button')).toHaveText('₦1.00');
    await followFooterLink(page, 'All products');
    await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Good morning from last month' })).toBeVisible();
  } finally {
    release(system.store, before);
  }
});
