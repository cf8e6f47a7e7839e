import { isOfProvider, type MethodOf, type PaymentMethodCode } from '@nkm/contracts/payment-methods';

/** The provider's name of each payment method that it collects. */
const CHANNELS = { card: 'card', bank_transfer: 'bank_transfer' } as const satisfies Record<
  MethodOf<'provider'>,
  string
>;

export type Channel = (typeof CHANNELS)[MethodOf<'provider'>];

/** Throws for a method that the provider does not collect. */
export function channelOf(method: PaymentMethodCode): Channel {
  if (!isOfProvider(method)) throw new Error(`The provider takes no money for ${method}`);
  return CHANNELS[method];
}
