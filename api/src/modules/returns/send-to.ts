import { placeLines } from '@nkm/contracts';
import type { OrderAddress } from '../orders/public';

/** Where the shopper sends the goods of an invoice: to the store, or back to the pickup station of the order. */
export const sendTo = (of: { store_name: string; store_address: string | null; place: OrderAddress }): string =>
  of.store_address
    ? `${of.store_name}, ${of.store_address}`
    : `${placeLines(of.place).join(', ')} (for ${of.store_name})`;
