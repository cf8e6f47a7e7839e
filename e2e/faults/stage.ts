import type { Page } from '@playwright/test';
import { ada } from '../shopper/accounts';
import { tokenOf } from '../shopper/empty-cart';
import { followFooterLink } from '../shopper/follow-footer-link';
import { readReleases, release } from '../system/release-store';
import type { System } from '../system/start-system';
import { expect, test as base } from '../fixtures/test';
import { type Draft, storeCopy } from './broken-version';
import type { SlicePage } from './slices';

/** A shop in which tests can break versions of slices. Each test ends with the original releases. */
export class Stage {
  private readonly before;
  private copies = 0;
  /** The page that the shopper visits. */
  private place: SlicePage | null = null;

  constructor(
    readonly page: Page,
    readonly system: System,
    private readonly token: string,
    private readonly number: number,
  ) {
    this.before = readReleases(system.store).slices;
  }

  stableOf(slice: string): string {
    return this.before[slice]!.stable;
  }

  /** Stores a version of the slice, broken by `change`, and releases it to all visitors. Returns the version. */
  async giveOut(slice: string, withLastGood: boolean, change?: (draft: Draft) => void): Promise<string> {
    const version = this.store(slice, change);
    const previous = withLastGood ? this.stableOf(slice) : null;
    await this.isLive(release(this.system.store, { [slice]: { stable: version, previous } }));
    return version;
  }

  /** The same as a candidate: the stable version stays its fallback. */
  async rollOut(slice: string, change?: (draft: Draft) => void): Promise<string> {
    const version = this.store(slice, change);
    const chosen = { stable: this.stableOf(slice), candidate: version, percent: 100 };
    await this.isLive(release(this.system.store, { [slice]: chosen }));
    return version;
  }

  private store(slice: string, change?: (draft: Draft) => void): string {
    this.copies += 1;
    // A new name each time, because the shell's server remembers versions that failed.
    const version = `9.${this.number}.${this.copies}`;
    storeCopy(this.system.store, slice, version, change);
    return version;
  }

  /** Releases a version that is not in the store. */
  async giveOutVanished(slice: string): Promise<void> {
    const chosen = { stable: `9.${this.number}.0-vanished`, previous: this.stableOf(slice) };
    await this.isLive(release(this.system.store, { [slice]: chosen }));
  }

  /** Waits until new documents use this revision of the release document. */
  async isLive(revision: number): Promise<void> {
    const live = async () => {
      const html = await (await fetch(`${this.system.shop}/cart`)).text();
      return Number(/"revision":(\d+)/.exec(html)?.[1]);
    };
    await expect.poll(live, { intervals: [20] }).toBe(revision);
  }

  async restore(): Promise<void> {
    await this.isLive(release(this.system.store, this.before));
  }

  /** Opens the page of a slice. Ada is signed in on pages for signed-in shoppers. */
  async open({ path, slice }: SlicePage): Promise<void> {
    if (slice === 'mfe-orders')
      await this.page.addInitScript((token) => localStorage.setItem('extension', token), this.token);
    await this.page.goto(path, { waitUntil: 'domcontentloaded' }); // a file that hangs would delay `load`
  }

  /** Follows a link to the page, or opens it when no link leads to it. */
  async goes(at: SlicePage): Promise<void> {
    if (!this.place || this.place.bare) await this.open(at);
    else await at.follow(this.page);
    this.place = at;
  }

  /** Expects the page to work with the code of this version. */
  async shows({ slice, heading }: SlicePage, version: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(this.page.locator(`[data-slice="${slice}"]`)).toHaveAttribute('data-version', version);
  }

  /** Expects the error panel in place of the slice, and the rest of the page intact. */
  async showsPanel(): Promise<void> {
    await expect(this.page.getByText('This page is not available right now')).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(this.page.getByRole('banner').getByLabel('Search products')).toBeVisible();
    await expect(this.page.getByRole('contentinfo')).toBeVisible();
  }

  /** Goes to a page of another slice, within the same document. */
  async leavesFor({ elsewhere }: SlicePage): Promise<void> {
    await followFooterLink(this.page, elsewhere.link);
    await expect(this.page.getByRole('heading', { level: 1, name: elsewhere.heading, exact: true })).toBeVisible();
  }

  async retries(): Promise<void> {
    await this.page.getByRole('button', { name: 'Retry' }).click();
  }
}

/** Shared by all tests of a process, because they run on one system. */
let stages = 0;
let token: Promise<string> | undefined;

export const test = base.extend<{ stage: Stage }>({
  stage: async ({ page, system }, use) => {
    stages += 1;
    token ??= tokenOf(ada, system);
    const stage = new Stage(page, system, await token, stages);
    await use(stage);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await stage.restore();
  },
});

export { expect };
