import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReleases, release, signText, versionFolder } from '../system/release-store';
import { expect, test } from '../system/test';

const BUILT = path.join(import.meta.dirname, 'federation-2.6.0');
const SLICE = 'mfe-sample';
const VERSION = '0.9.0';

test('a slice built by an older federation plugin runs in today’s shell, with the shell’s React', async ({
  shopper,
  page,
  system,
}) => {
  const { store } = system;
  const folder = versionFolder(store, SLICE, VERSION);
  mkdirSync(path.dirname(folder), { recursive: true });
  cpSync(BUILT, folder, { recursive: true });
  writeFileSync(`${folder}/slice.json.sig`, signText(store, readFileSync(`${folder}/slice.json`, 'utf8')));
  release(store, { [SLICE]: { stable: VERSION } });
  expect(readReleases(store).slices[SLICE]?.stable).toBe(VERSION);
  await expect.poll(async () => (await fetch(`${system.shop}/hello`)).status, { timeout: 2_000 }).toBe(200);

  const html = await (await fetch(`${system.shop}/hello`)).text();
  expect(html).toContain('<h1>Good morning</h1>');
  await shopper.visit('/hello');
  // A second React in the page could not keep state between renders of the shell's tree.
  await page.getByRole('button', { name: '₦0.00' }).click();
  await expect(page.getByRole('button', { name: '₦1.00' })).toBeVisible();

  // Softly to a page of a slice of today, and back.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).click();
  await expect(shopper.heading('Shop')).toBeVisible();
  await page.goBack();
  await expect(shopper.heading('Good morning')).toBeVisible();
  await page.getByRole('button', { name: '₦0.00' }).click();
  await expect(page.getByRole('button', { name: '₦1.00' })).toBeVisible();
});
