import { type Amounts, kobo, type Kobo, splitAmounts, sumKobo } from '@nkm/contracts';
import type { AmountParts } from '@nkm/contracts/amount-lines';
import { collectorOf } from '@nkm/contracts/payment-methods';
import type { Selectable } from 'kysely';
import type { LineShares } from './share-order';
import type { InvoiceLinesTable, InvoicesTable, OrdersTable } from '../tables';

type Line = Selectable<InvoiceLinesTable>;
type PricedOrder = Pick<
  Selectable<OrdersTable>,
  'status' | 'payment_method' | 'coupon_kobo' | 'gas_kobo' | 'tax_kobo' | 'gateway_kobo'
>;
type PricedInvoice = Pick<Selectable<InvoicesTable>, 'id' | 'status' | 'delivery_kobo'> & {
  lines: readonly Line[];
  /** Cash to collect with the parcel; null: nothing, or collected. */
  cash_due: Kobo | null;
};

export interface OrderAmounts {
  /** Missing when the order was cancelled before it was paid. */
  order?: Amounts;
  /** By invoice; those that nobody pays for are missing. */
  invoices: Map<number, Amounts>;
}

/**
 * What an order and its invoices cost, and whether it is paid. Refunds change nothing in it. Cash is not collected for
 * cancelled lines and invoices, so they are left out.
 */
export function orderAmounts(order: PricedOrder, all: readonly PricedInvoice[]): OrderAmounts {
  const charged = all.flatMap((invoice) => {
    const kind = kindOf(order, invoice);
    if (kind === null) return [];
    const lines = livingLines(order, invoice.lines);
    return [{ id: invoice.id, kind, parts: partsOf({ all: invoice.lines, living: lines }) }];
  });
  if (charged.length === 0) return { invoices: new Map() };
  const kind = order.status === 'Confirmed' ? 'on_delivery' : charged[0]!.kind;
  const split = splitAmounts(charged, { kind, inCoins: collectorOf(order.payment_method) === 'coins' });
  return { order: split.order, invoices: new Map(charged.map(({ id }, at) => [id, split.invoices[at]!])) };
}

/** The lines that the shopper pays for. */
export const livingLines = <L extends Pick<Line, 'status'>>(
  { payment_method }: Pick<PricedOrder, 'payment_method'>,
  lines: readonly L[],
): readonly L[] =>
  collectorOf(payment_method) === 'courier' ? lines.filter(({ status }) => status !== 'Cancelled') : lines;

/** Null: nobody pays for the invoice. */
function kindOf(
  { status, payment_method }: PricedOrder,
  invoice: Pick<PricedInvoice, 'status' | 'cash_due'>,
): Amounts['kind'] | null {
  if (status === 'Cancelled') return null;
  if (status === 'Uncompleted') return 'to_pay';
  if (collectorOf(payment_method) === 'courier' && invoice.status === 'Cancelled') return null;
  return status === 'Confirmed' && invoice.cash_due !== null ? 'on_delivery' : 'paid';
}

/** The delivery, gas and tax of cancelled lines are still paid, in cash too. */
function partsOf({ all, living }: { all: readonly Line[]; living: readonly Line[] }): AmountParts {
  const add = (lines: readonly Line[], name: keyof LineShares) => sumKobo(lines.map((line) => sharesOf(line)[name]));
  return {
    products: sumKobo(living.map((line) => kobo(line.unit_kobo * line.quantity))),
    coupon: add(living, 'coupon'),
    delivery: add(all, 'delivery'),
    gas: add(all, 'gas'),
    tax: add(all, 'tax'),
    gateway: add(all, 'gateway'),
  };
}

const sharesOf = (line: Line): LineShares => ({
  coupon: kobo(line.coupon_share_kobo),
  delivery: kobo(line.delivery_share_kobo),
  gas: kobo(line.gas_share_kobo),
  tax: kobo(line.tax_share_kobo),
  gateway: kobo(line.gateway_share_kobo),
});
