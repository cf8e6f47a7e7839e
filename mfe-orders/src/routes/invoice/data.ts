import { type LoadArguments, type Order, RedirectTo } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { loadOrders } from '../../order/load-orders';
import { canPay } from '../../order/status';
import { paths } from '../../paths';

export interface Data {
  order: Order;
  /** Where the payment goes on. */
  payLink: string;
}

/** The newest order that can still be paid; without one the shopper goes to /my-orders. */
export async function load({ platform, signal }: LoadArguments<Platform>): Promise<Data> {
  const orders = await loadOrders(platform, signal);
  const order = orders.find((one) => canPay(one) && one.payment_gateway_link !== null);
  if (!order) throw new RedirectTo(paths.myOrders());
  return { order, payLink: order.payment_gateway_link! };
}
