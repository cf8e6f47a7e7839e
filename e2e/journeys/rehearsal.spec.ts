import { inAuditUnless } from '../system/in-audit';
import { expect, test } from '../fixtures/test';

test.use({ shell: { settings: { STAGING: 'true' } } });
// In one worker, because another would have to restart its shell.
test.describe.configure({ mode: 'default' });

const WORDS = 'This is a rehearsal. Nothing is real: no money moves and nothing is delivered.';

for (const path of ['/', '/checkout', '/Account', '/no-such-page-anywhere']) {
  const details = inAuditUnless(path === '/' || path === '/checkout');
  test(
    `a rehearsal says on ${path} that nothing is real, also in the next page, and no robot may list it`,
    details,
    async ({ shopper, page, watch }) => {
      watch.allow(/ 404 /);
      const answer = await page.request.get(path);
      expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
      expect(await answer.text()).toContain(`<aside class="rehearsal" aria-label="Rehearsal">${WORDS}</aside>`);
      await shopper.visit(path);
      await shopper.pageIsComplete();
      const band = page.getByRole('complementary', { name: 'Rehearsal' });
      await expect(band).toHaveText(WORDS);
      await expect(band).toBeInViewport();
      await expect(band).toHaveCSS('background-color', 'rgb(255, 210, 63)');
      await page.getByRole('link', { name: 'NKM' }).first().click();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(band).toHaveText(WORDS);
    },
  );
}
