import type { Browser } from '@playwright/test';
import type { Target } from './seeded-faults';

/** Milliseconds that a browser waits until a faulty candidate is reported. */
const REPORT_MS = 10_000;
const PATIENCE_MS = 30_000;

/**
 * A new visitor from a network opens a page and stays until its scripts have run; with the candidate, until the browser
 * has reported its fault. Returns why the page failed; null when it showed its content.
 */
export async function visitFrom(
  browser: Browser,
  { shop, network, page: { address, heading } }: { shop: string; network: number; page: Target['page'] },
  candidate: string,
): Promise<string | null> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.${network}.7` } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const report = page.waitForRequest('**/browser-reports', { timeout: REPORT_MS + PATIENCE_MS }).catch(() => null);
    const answer = await page.goto(`${shop}${address}`, { waitUntil: 'load' });
    if (!answer || answer.status() >= 500) return `${address}: ${answer?.status()}`;
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    const hasCandidate = (await answer.text()).includes(candidate);
    if (hasCandidate) await Promise.race([report, page.waitForTimeout(REPORT_MS)]);
    return null;
  } catch (error) {
    return `${address}: ${String(error).split('\n')[0]}`;
  } finally {
    await context.close();
  }
}
