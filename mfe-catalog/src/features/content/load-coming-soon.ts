import { PAYMENT_WORDS } from '@nkm/contracts/payment-methods';
import type { Platform } from '@nkm/platform';
import { loadCheckoutOptions } from './load-checkout-options';
import { messages } from './messages';

export interface OptionWords {
  title: string;
  /** What it means to a shopper; null for an option of a newer server. */
  how: string | null;
}

export interface ComingSoonData {
  /** Payment methods that are not available yet. */
  payment: OptionWords[];
  /** Delivery options that are not available yet. */
  shipping: OptionWords[];
  /** Payment methods and delivery options that the checkout offers now. */
  now: OptionWords[];
}

interface Way {
  words: OptionWords;
  enabled: boolean;
}

/** Options that the checkout lists but does not offer yet, and those that it offers. */
export async function loadComingSoon(
  platform: Pick<Platform, 'api' | 'isServer' | 'settings'>,
  signal: AbortSignal,
): Promise<ComingSoonData> {
  const options = await loadCheckoutOptions(platform, signal);
  const payment: Way[] = (options?.payment_methods ?? []).map(({ code, title, enabled }) => ({
    words: { title, how: PAYMENT_WORDS[code]?.how ?? null },
    enabled,
  }));
  const shipping: Way[] = (options?.shipping_options ?? []).map(({ code, title, enabled }) => ({
    words: { title, how: messages.comingSoon.delivery[code] ?? null },
    enabled,
  }));
  const those = (ways: readonly Way[], wanted: boolean) =>
    ways.filter(({ enabled }) => enabled === wanted).map(({ words }) => words);
  return {
    payment: those(payment, false),
    shipping: those(shipping, false),
    now: those([...payment, ...shipping], true),
  };
}
