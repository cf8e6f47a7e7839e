import { CHUNK_FAULTS, type Fault, LASTING_FAULTS, PASSING_FAULTS } from './browser-faults';
import { PHONE, SLICE_PAGES, type SlicePage } from './slices';
import { expect, type Stage, test } from './stage';
import { inAuditUnless } from '../system/in-audit';

/** Messages of browsers and of the shell about files that cannot be loaded or run. */
const TOLD = [
  // The empty cart and wishlist show what was viewed last, a widget of the catalog.
  /Failed to load a page part: Error: The widget recently-viewed/,
  /Failed to load resource/,
  /cannot be used: /,
  /Failed to find a valid digest|integrity/i,
  /preload/,
  /^exception: .*(SyntaxError|Unexpected|Invalid or unexpected|broken)/,
  /broken while (loading|rendering)/,
  /MIME type/,
];

const NAMED: [string, Fault][] = [
  ...Object.entries(PASSING_FAULTS).map(([name, fault]): [string, Fault] => [`its entry ${name}`, fault]),
  ...Object.entries(CHUNK_FAULTS).map(([name, fault]): [string, Fault] => [`its chunk ${name}`, fault]),
];

/**
 * The pages of all slices in two visits: one as a guest, one as a signed-in shopper. A visit follows links within the
 * document where they exist. The first page differs from fault to fault. `npm test` visits one slice for each fault,
 * because the loader is the same for all; the audit visits all.
 */
function visits(fault: number): [string, SlicePage[]][] {
  if (!process.env.E2E_AUDIT) {
    const one = SLICE_PAGES[fault % SLICE_PAGES.length]!;
    return [[one.title, [one]]];
  }
  const ofGuests = SLICE_PAGES.filter(({ slice }) => slice !== 'mfe-orders');
  const first = fault % ofGuests.length;
  const ofShopper = SLICE_PAGES.filter((page) => !ofGuests.includes(page));
  const named = (pages: SlicePage[]): [string, SlicePage[]] => [pages.map(({ title }) => title).join(', '), pages];
  return [named([...ofGuests.slice(first), ...ofGuests.slice(0, first)]), named(ofShopper)];
}

test.use({ viewport: PHONE });
test.beforeEach(({ watch }) => watch.allow(...TOLD));

/** A file that is missing, and one that does not match its hash. */
const OFTEN = ['its entry is missing (404)', 'its chunk does not match its hash'];
/** The same, and: code that throws, a file that never arrives, and a fault that a retry does not mend. */
const OFTEN_WITH_ANOTHER = [
  ...OFTEN,
  'its entry throws while rendering',
  'its entry hangs',
  'was published with a corrupt chunk',
];

[...NAMED, ...Object.entries(LASTING_FAULTS)].forEach(([name, fault], index) => {
  for (const [slices, pages] of visits(index)) {
    const details = inAuditUnless(OFTEN_WITH_ANOTHER.includes(name));
    test(`${name}: the last good version is shown (${slices})`, details, async ({ stage }) => {
      for (const at of pages) await fault(stage, at, true);
      for (const at of pages) {
        await stage.goes(at);
        await stage.shows(at, stage.stableOf(at.slice));
      }
    });
  }
});

NAMED.forEach(([name, fault], index) => {
  for (const [slices, pages] of visits(index)) {
    const title = `${name}: without one the panel shows, and Retry works after the fault ends (${slices})`;
    test(title, inAuditUnless(OFTEN.includes(name)), async ({ stage }) => {
      const mends = new Map<SlicePage, () => Promise<void>>();
      for (const at of pages) mends.set(at, await fault(stage, at, false));
      for (const at of pages) {
        await stage.goes(at);
        await stage.showsPanel();
        const mark = await markDocument(stage);
        await mends.get(at)!();
        await stage.retries();
        await expect(stage.page.getByRole('heading', { level: 1, name: at.heading, exact: true })).toBeVisible();
        expect(await stage.page.evaluate(() => document.documentElement.dataset.mark)).toBe(mark);
      }
    });
  }
});

SLICE_PAGES.forEach((at, index) => {
  Object.entries(LASTING_FAULTS).forEach(([name, fault], number) => {
    const isOften = index < 2 && number === index;
    const title = `${at.slice} ${name}: without one the panel stays, and the other slices work`;
    test(title, inAuditUnless(isOften), async ({ stage }) => {
      await fault(stage, at, false);
      await stage.goes(at);
      await stage.showsPanel();
      await stage.retries();
      await stage.showsPanel();
      await stage.leavesFor(at);
    });
  });
});

/** Sets a mark that a reload would remove. */
async function markDocument({ page }: Stage): Promise<string> {
  const mark = String(Math.random());
  await page.evaluate((text) => void (document.documentElement.dataset.mark = text), mark);
  return mark;
}
