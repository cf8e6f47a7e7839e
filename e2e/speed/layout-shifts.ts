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

/**
 * Every shift that the shopper did not cause. At the end it causes one itself: once the browser has reported that one,
 * it has reported all earlier ones.
 */
export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let start = Infinity;
        const own = document.createElement('div');
        own.style.height = '100px';
        const all: Shift[] = [];
        const observer = new PerformanceObserver((list) => {
          all.push(...(list.getEntries() as Shift[]));
          if (!all.some(({ startTime }) => startTime >= start)) return;
          observer.disconnect();
          own.remove();
          const shifts = all.filter(({ startTime, hadRecentInput }) => startTime < start && !hadRecentInput);
          resolve(
            shifts.map(({ value, sources }) => ({
              value,
              moved: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : String(node))),
              inPage: sources.some(({ node }) => node?.parentElement?.closest('#content')),
            })),
          );
        });
        // A frame first shows what has changed so far.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            start = performance.now();
            document.body.prepend(own);
            observer.observe({ type: 'layout-shift', buffered: true });
          }),
        );
      }),
  );
}
