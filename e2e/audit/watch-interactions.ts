import type { Page } from '@playwright/test';

export interface Measured {
  /** From the slowest input to the next paint, as the browser reports it (in steps of 8 ms). */
  milliseconds: number;
  /** Processor time of the main thread from the inputs to the paint, divided by the number of inputs. */
  processor: number;
}

interface Kept {
  id: number;
  duration: number;
}
/** Milliseconds until the browser has reported the last input. */
const REPORTED_MS = 700;

/** Measures the cost of inputs in documents that open from now on. */
export async function watchInteractions(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(() => {
    const kept: Kept[] = [];
    Object.assign(globalThis, { interactions: kept });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (interactionId) kept.push({ id: interactionId, duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });

  async function mainThread(): Promise<number> {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000;
  }

  /** The reported interactions. The browser does not report those shorter than a frame. */
  const reported = () =>
    page.evaluate(() => (globalThis as unknown as { interactions: Kept[] }).interactions.splice(0));

  return {
    slowDown: (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate }),

    async measure(act: () => Promise<void>): Promise<Measured> {
      await reported();
      const before = await mainThread();
      await act();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const work = (await mainThread()) - before;
      await page.waitForTimeout(REPORTED_MS);
      const kept = await reported();
      const inputs = new Set(kept.map(({ id }) => id)).size;
      const milliseconds = Math.max(0, ...kept.map(({ duration }) => duration));
      return { milliseconds: Math.round(milliseconds), processor: Math.round(work / Math.max(1, inputs)) };
    },
  };
}
