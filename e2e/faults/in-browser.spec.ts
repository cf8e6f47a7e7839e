import { CHUNK_FAULTS, type Fault, LASTING_FAULTS, PASSING_FAULTS } from './browser-faults';
import { SLICE_PAGES } from './slices';
import { expect, type Stage, test } from './stage';

/** What browsers say to a file that they cannot have or run, and what the shell says to it. */
const TOLD = [
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

for (const at of SLICE_PAGES) {
  test.describe(`${at.slice} in the browser`, () => {
    test.beforeEach(({ watch }) => watch.allow(...TOLD));

    for (const [name, fault] of [...NAMED, ...Object.entries(LASTING_FAULTS)]) {
      test(`${name}: the last good version is shown`, async ({ stage }) => {
        await fault(stage, at, true);
        await stage.open(at);
        await stage.shows(at, stage.stableOf(at.slice));
      });
    }

    for (const [name, fault] of NAMED) {
      test(`${name}: without one there is the panel, and Retry when it is back`, async ({ stage }) => {
        const mend = await fault(stage, at, false);
        await stage.open(at);
        await stage.showsPanel(at);
        const mark = await markDocument(stage);
        await mend();
        await stage.retries();
        await expect(stage.page.getByRole('heading', { level: 1, name: at.heading, exact: true })).toBeVisible();
        expect(await stage.page.evaluate(() => document.documentElement.dataset.mark)).toBe(mark);
      });
    }

    for (const [name, fault] of Object.entries(LASTING_FAULTS)) {
      test(`${name}: without one the panel stands, and the other slices work`, async ({ stage }) => {
        await fault(stage, at, false);
        await stage.open(at);
        await stage.showsPanel(at);
        await stage.retries();
        await stage.showsPanel(at);
        await stage.leavesFor(at);
      });
    }
  });
}

/** A mark that a reload would wipe out. */
async function markDocument({ page }: Stage): Promise<string> {
  const mark = String(Math.random());
  await page.evaluate((text) => void (document.documentElement.dataset.mark = text), mark);
  return mark;
}
