import { isOfProvider, type MethodOf, type PaymentMethodCode } from '@nkm/contracts/payment-methods';

/** Paystack's names of its channels, which are our codes of the methods that it collects. */
export type Channel = MethodOf<'provider'>;

/** Throws for a method that the provider does not collect. */
export function channelOf(method: PaymentMethodCode): Channel {
  if (!isOfProvider(method)) throw new Error(`The provider takes no money for ${method}`);
  return method;
}
