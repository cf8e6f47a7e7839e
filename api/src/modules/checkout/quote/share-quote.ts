import { kobo, type Kobo, timesKobo } from '@nkm/contracts';
import { type LineShares, shareOrder } from '../../orders/public';
import type { OrderQuote, PricedLine } from './quote-order';

/** The shares of each line of a quote. `discounts`: the discount of a code by line. */
export function shareQuote<L extends PricedLine>(
  { invoices, gas, tax, gateway }: OrderQuote<L>,
  discounts: ReadonlyMap<L, Kobo> = new Map(),
): Map<L, LineShares> {
  const shared = invoices.map(({ delivery, lines }) => ({
    delivery,
    lines: lines.map((line) => ({
      line,
      worth: timesKobo(line.unitPrice, line.quantity),
      discount: discounts.get(line) ?? kobo(0),
    })),
  }));
  const shares = shareOrder({ invoices: shared, gas, tax, gateway });
  return new Map([...shares].map(([{ line }, share]) => [line, share]));
}
