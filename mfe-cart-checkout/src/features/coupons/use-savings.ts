import type { TrendingCategory } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { loadCategories } from './load-categories';
import { type Savings, savingsOf } from './savings';

/**
 * What the coupons save on the cart of the signed-in shopper; null: unknown. The server renders the page without a
 * shopper, so the browser then loads the coupons again.
 */
export function useSavings(categories: readonly TrendingCategory[]): Savings | null {
  const platform = usePlatform();
  const { status } = useTopic('session');
  const [loaded, setLoaded] = useState<Savings | null>(null);
  const given = savingsOf(categories);
  const isMissing = status === 'signed-in' && given === null;

  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadCategories(platform, signal).then(
      (own) => signal.aborted || setLoaded(savingsOf(own)),
      // The cards are complete without it.
      (error: unknown) => signal.aborted || console.warn('The savings of the coupons were not loaded:', error),
    );
    return () => controller.abort();
  }, [platform, isMissing]);

  return status === 'signed-in' ? (given ?? loaded) : null;
}
