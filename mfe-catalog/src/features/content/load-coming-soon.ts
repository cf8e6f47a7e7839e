import type { Platform } from '@nkm/platform';
import { loadCheckoutOptions } from './load-checkout-options';

export interface ComingSoonData {
  /** Names of payment methods that are not available yet. */
  payment: string[];
  /** Names of delivery options that are not available yet. */
  shipping: string[];
}

/** Options that the checkout lists but does not offer yet. */
export async function loadComingSoon(
  platform: Pick<Platform, 'api' | 'isServer' | 'settings'>,
  signal: AbortSignal,
): Promise<ComingSoonData> {
  const options = await loadCheckoutOptions(platform, signal);
  const names = (ways: readonly { title: string; enabled: boolean }[] = []) =>
    ways.filter(({ enabled }) => !enabled).map(({ title }) => title);
  return { payment: names(options?.payment_methods), shipping: names(options?.shipping_options) };
}
