import { isOfProvider } from '@nkm/contracts/payment-methods';
import type { LockedOrder } from './order-lock';

/** Whether the provider takes the money of an order. One that costs nothing is paid at once. */
export const needsProvider = ({
  payment_method,
  amount_kobo,
}: Pick<LockedOrder, 'payment_method' | 'amount_kobo'>): boolean => isOfProvider(payment_method) && amount_kobo > 0;
