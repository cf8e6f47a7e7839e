import { PAYMENT_WORDS } from '@nkm/contracts/payment-methods';
import type { Platform } from '@nkm/platform';
import { loadCheckoutOptions } from './load-checkout-options';
import { messages } from './messages';

export interface PlannedOption {
  title: string;
  /** What it means to a shopper; null for an option of a newer server. */
  how: string | null;
}

export interface ComingSoonData {
  /** Payment methods that are not available yet. */
  payment: PlannedOption[];
  /** Delivery options that are not available yet. */
  shipping: PlannedOption[];
}

/** Options that the checkout lists but does not offer yet. */
export async function loadComingSoon(
  platform: Pick<Platform, 'api' | 'isServer' | 'settings'>,
  signal: AbortSignal,
): Promise<ComingSoonData> {
  const options = await loadCheckoutOptions(platform, signal);
  const planned = <Way extends { code: string; title: string; enabled: boolean }>(
    ways: readonly Way[] = [],
    howOf: (code: Way['code']) => string | undefined,
  ) => ways.filter(({ enabled }) => !enabled).map(({ code, title }) => ({ title, how: howOf(code) ?? null }));
  return {
    payment: planned(options?.payment_methods, (code) => PAYMENT_WORDS[code]?.how),
    shipping: planned(options?.shipping_options, (code) => messages.comingSoon.delivery[code]),
  };
}
