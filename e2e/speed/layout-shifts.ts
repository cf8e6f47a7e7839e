import type { Page } from '@playwright/test';

/** Cumulative layout shift: a row of cards whose HTML arrives in two parts may move slightly. */
export const MOST_SHIFTS = 0.002;

export interface LayoutShift {
  value: number;
  /** The moved elements, as HTML. */
  moved: string[];
  /** Whether an element of the page itself moved, not only of the frame around it. */
  inPage: boolean;
}

/** Every shift that the shopper did not cause. */
export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(
            shifts.map(({ value, sources }) => ({
              value,
              moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : String(node))),
              inPage: sources.some(({ node }) => node?.parentElement?.closest('#content')),
            })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 300);
      }),
  );
}
