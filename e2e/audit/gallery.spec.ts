import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { faultsOf } from '../shopper/has-no-fault';
import { freePorts } from '../system/free-ports';

const root = path.resolve(import.meta.dirname, '../..');
let gallery: ChildProcess;
let address: string;

test.beforeAll(async () => {
  const port = await freePorts();
  address = `http://localhost:${port}`;
  gallery = spawn(process.execPath, [path.join(root, 'shared/build/src/gallery-cli.mjs')], {
    cwd: path.join(root, 'shared/ui'),
    env: { ...process.env, PORT: String(port) },
    stdio: 'inherit',
  });
  await expect(async () => expect((await fetch(`${address}/samples.js`)).ok).toBe(true)).toPass({ timeout: 60_000 });
});
test.afterAll(() => void gallery.kill());

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`${colorScheme}, at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      test('axe finds no violation in the UI kit', async ({ page }) => {
        const complaints: string[] = [];
        page.on('console', (message) => {
          // One picture is missing on purpose.
          if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(error.message));
        await page.goto(`${address}/samples.html`);
        await expect(page.getByRole('heading', { name: 'ProfileSidebar' })).toBeVisible();
        expect(await faultsOf(page)).toEqual([]);
        for (const name of ['Open dialog m', 'Open drawer at the end']) {
          await page.getByRole('button', { name }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          // Colours are final only after the animation.
          await page.getByRole('dialog').evaluate(async (dialog) => {
            const ending = dialog.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
            await Promise.all(ending.map(({ finished }) => finished));
          });
          expect(await faultsOf(page)).toEqual([]);
          await page.keyboard.press('Escape');
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(complaints).toEqual([]);
      });
    });
  }
}

test('the gallery shows its samples in the chosen theme and width', async ({ page }) => {
  await page.goto(address);
  const samples = page.frameLocator('iframe[title="Samples"]');
  await page.getByLabel('Theme').selectOption('Dark');
  await page.getByLabel('Width').selectOption('360 px');
  await expect(samples.getByRole('heading', { name: 'UI kit' })).toBeVisible();
  const body = samples.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(14, 17, 36)');
  expect(await body.evaluate(() => innerWidth)).toBe(360);
});
