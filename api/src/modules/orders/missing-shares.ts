import { kobo, timesKobo } from '@nkm/contracts';
import { type LineShares, shareOrder, divide } from './share-order';
import type { InvoicesTable, InvoiceLinesTable, OrdersTable } from './tables';

type Fees = Pick<OrdersTable, 'coupon_kobo' | 'gas_kobo' | 'tax_kobo' | 'gateway_kobo'>;
type Line = Pick<InvoiceLinesTable, 'invoice_id' | 'quantity' | 'unit_kobo'> & Pick<InvoicesTable, 'delivery_kobo'>;

/**
 * The shares of the lines of an order of an older release, which stored none. Its discount is divided by price, because
 * nothing says which lines it was for.
 */
export function missingShares<L extends Line>(order: Fees, lines: readonly L[]): Map<L, LineShares> {
  const worths = lines.map(({ unit_kobo, quantity }) => timesKobo(kobo(unit_kobo), quantity));
  const discounts = divide(kobo(order.coupon_kobo), worths);
  const shared = lines.map((line, at) => ({ line, worth: worths[at]!, discount: discounts[at]! }));
  const invoices = [...new Set(lines.map(({ invoice_id }) => invoice_id))].map((id) => {
    const own = shared.filter(({ line }) => line.invoice_id === id);
    return { delivery: kobo(own[0]!.line.delivery_kobo), lines: own };
  });
  const fees = { gas: kobo(order.gas_kobo), tax: kobo(order.tax_kobo), gateway: kobo(order.gateway_kobo) };
  return new Map([...shareOrder({ invoices, ...fees })].map(([{ line }, share]) => [line, share]));
}
