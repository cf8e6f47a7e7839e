import { documentOf } from './document-of';
import { HANGING_DATA, SERVER_FAULTS, STRAY_FAULTS } from './server-faults';
import { SLICE_PAGES, type SlicePage } from './slices';
import { expect, test } from './stage';
import { IN_AUDIT, inAuditUnless } from '../system/in-audit';

// In one worker, because another would have to restart its shell.
test.describe.configure({ mode: 'default' });
// A busy machine renders the first page of a version in more than the 1.5 s that half of 3 s left.
test.use({ shell: { settings: { SLICE_TIMEOUT_MS: '5000', SERVER_API_TIMEOUT_MS: '6000' } } });

const hasFrame = (html: string) => expect(html).toMatch(/<header[\s>].*<main[\s>].*<footer[\s>]/s);

/** The server sends personal pages as a frame without the slice, so a broken server bundle does not affect them. */
const isRendered = ({ slice }: SlicePage) => slice === 'mfe-catalog' || slice === 'mfe-account';

/** `npm test` tries this fault, the audit all of them. */
const OFTEN = 'throws while rendering';

for (const [name, fault] of Object.entries(SERVER_FAULTS)) {
  const details = inAuditUnless(name === OFTEN);
  test(`each slice's server bundle ${name}: the last good version is rendered`, details, async ({ stage }) => {
    for (const { slice } of SLICE_PAGES) await fault(stage, slice, true);
    for (const at of SLICE_PAGES) {
      const { status, html } = await documentOf(stage, at.path);
      expect(status, at.path).toBe(200);
      if (!isRendered(at)) {
        hasFrame(html);
        continue;
      }
      expect(html).toContain(`data-slice="${at.slice}" data-version="${stage.stableOf(at.slice)}"`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${at.heading}</h1>`));
    }
  });

  const outcome = 'without one the server sends the frame, and the browser loads the page';
  test(`each slice's server bundle ${name}: ${outcome}`, details, async ({ stage, watch }) => {
    // The status of the document itself.
    watch.allow(/^error: Failed to load resource: .* 503 /);
    for (const at of SLICE_PAGES) {
      await fault(stage, at.slice, false);
      const { status, html } = await documentOf(stage, at.path);
      hasFrame(html);
      expect(status, at.path).toBe(isRendered(at) ? 503 : 200);
      if (isRendered(at)) expect(html).toContain('This page is not available right now');
      for (const other of SLICE_PAGES.filter(({ slice }) => slice !== at.slice))
        expect((await documentOf(stage, other.path)).status, other.path).toBe(200);
      await stage.open(at);
      await expect(stage.page.getByRole('heading', { level: 1, name: at.heading, exact: true })).toBeVisible();
      await stage.restore();
    }
  });
}

test('a loader that hangs on the server: the server sends the frame in time, and the browser loads the page', async ({
  stage,
  watch,
}) => {
  watch.allow(/^error: Failed to load resource: .* 503 /);
  const [catalog] = SLICE_PAGES;
  await HANGING_DATA(stage, catalog!.slice, false);
  const { status, html } = await documentOf(stage, catalog!.path);
  expect(status).toBe(503);
  hasFrame(html);
  await stage.open(catalog!);
  await expect(stage.page.getByRole('heading', { level: 1, name: catalog!.heading, exact: true })).toBeVisible();
});

test('a version missing from the store: the last good version is rendered', async ({ stage }) => {
  const [catalog] = SLICE_PAGES;
  await stage.giveOutVanished(catalog!.slice);
  const { status, html } = await documentOf(stage, catalog!.path);
  expect(status).toBe(200);
  expect(html).toContain(`data-version="${stage.stableOf(catalog!.slice)}"`);
});

test('unhandled errors of a candidate stop neither the shop nor the page, and it is quarantined', async ({ stage }) => {
  const [catalog] = SLICE_PAGES;
  await STRAY_FAULTS(stage, catalog!.slice);
  expect((await documentOf(stage, catalog!.path)).status).toBe(200);
  const versionRendered = async () =>
    /data-version="([^"]+)"/.exec((await documentOf(stage, `${catalog!.path}?again=${Date.now()}`)).html)?.[1];
  await expect.poll(versionRendered, { timeout: 5_000 }).toBe(stage.stableOf(catalog!.slice));
});

test(
  'a loader that hangs: the last good version is rendered within the limit of the page',
  IN_AUDIT,
  async ({ stage }) => {
    const [catalog] = SLICE_PAGES;
    await HANGING_DATA(stage, catalog!.slice, true);
    const { status, html } = await documentOf(stage, catalog!.path);
    expect(status).toBe(200);
    expect(html).toContain(`data-slice="${catalog!.slice}" data-version="${stage.stableOf(catalog!.slice)}"`);
  },
);
