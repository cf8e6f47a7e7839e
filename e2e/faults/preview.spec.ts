import { storeCopy } from './broken-version';
import { BAD_SCREENS, breakScreens } from './server-faults';
import { nkm, visit } from './rollouts';
import { expect, test } from './stage';
import { IN_AUDIT } from '../system/in-audit';

const SLICE = 'mfe-catalog';

test('a signed link shows a stored version on the server and in the browser until the visitor leaves it', async ({
  stage,
  page,
}) => {
  const stable = stage.stableOf(SLICE);
  storeCopy(stage.system.store, SLICE, '8.4.0');
  const link = (await nkm(stage, 'preview', `${SLICE}@8.4.0`, '--for', '1h')).trim();
  const band = page.getByRole('complementary', { name: 'Preview' });
  const slice = page.locator(`[data-slice="${SLICE}"]`);

  const [first] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest() && response.status() === 200),
    page.goto(link.replace('/?', '/shop?')),
  ]);
  expect(await first.text()).toContain(`data-slice="${SLICE}" data-version="8.4.0"`);
  expect(first.headers()['cache-control']).toBe('private, no-store');
  expect(new URL(page.url()).search).toBe('');
  await expect(band).toContainText(`Preview of ${SLICE} 8.4.0 until`);
  await expect(slice).toHaveAttribute('data-version', '8.4.0');

  await page.getByRole('link', { name: 'NKM home' }).click();
  await expect(page).toHaveURL('/');
  await expect(slice).toHaveAttribute('data-version', '8.4.0');
  await expect(band).toBeVisible();
  await page.reload();
  await expect(slice).toHaveAttribute('data-version', '8.4.0');
  expect((await visit(stage)).version, 'other visitors').toBe(stable);

  await band.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(slice).toHaveAttribute('data-version', stable);
  await expect(band).toHaveCount(0);
});

test('a version in preview that stops its worker harms no page of a shopper', IN_AUDIT, async ({ stage }) => {
  const stable = stage.stableOf(SLICE);
  storeCopy(stage.system.store, SLICE, '8.5.0', breakScreens(Object.values(BAD_SCREENS)[0]!));
  const link = (await nkm(stage, 'preview', `${SLICE}@8.5.0`)).trim();
  const began = await fetch(stage.system.shop + link, { redirect: 'manual' });
  const cookie = began.headers.get('set-cookie')!.split(';')[0]!;
  const broken = fetch(`${stage.system.shop}/shop`, { headers: { cookie } });
  expect((await visit(stage)).version).toBe(stable);
  expect(await (await broken).text()).toContain('Leave the preview');
  expect((await visit(stage)).version).toBe(stable);
});
