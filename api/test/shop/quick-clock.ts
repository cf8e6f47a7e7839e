import type { TestShop } from './with-shop';

/**
 * Runs requests that wait in real time until the API may ask the payment provider again: ten seconds of the shop pass
 * in one second of the test.
 */
export async function onQuickClock<T>(shop: Pick<TestShop, 'advance'>, run: () => Promise<T>): Promise<T> {
  const clock = setInterval(() => shop.advance(1), 100);
  try {
    return await run();
  } finally {
    clearInterval(clock);
  }
}
