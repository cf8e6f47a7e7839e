import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../system/expect';

/**
 * Axe on the page, or on a part of it. It reports only faults, and does not enter frames of other sites: otherwise it
 * takes four times as long.
 */
export async function faultsOf(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** The page has no fault that axe finds. */
export async function hasNoFault(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([]);
}
