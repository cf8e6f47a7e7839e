import type { CheckoutOptions, LoadArguments } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadCheckoutOptions } from '../../features/checkout/checkout-options';

export function load({ platform, signal }: LoadArguments<Platform>): Promise<CheckoutOptions> {
  return loadCheckoutOptions(platform, signal);
}
