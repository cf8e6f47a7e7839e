import type { LoadArguments, Order } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadOrders } from '../order/load-orders';

export interface Data {
  orders: Order[];
}

export async function load({ platform, signal }: LoadArguments<Platform>): Promise<Data> {
  return { orders: await loadOrders(platform, signal) };
}
