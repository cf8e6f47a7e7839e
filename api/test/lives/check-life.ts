import { coinsFor } from '../../src/modules/coins/public';
import { checkCash } from './check-cash';
import { checkDropOffs, checkPickups } from './check-pickups';
import { checkInvoices, checkReturns } from './check-statuses';
import { isInCash, isInCoins } from './model';
import type { Seen, SeenTransition } from './seen';
import { sum } from './sum';

/** What a life knows beside the tables. */
export interface Known {
  /** Units of each product when the shop opened. */
  stock: ReadonlyMap<number, number>;
  /** Invoices of refunded parcels that staff marked as resellable. */
  resold: ReadonlySet<number>;
}

/** Checks a state: no illegal status, no unit and no kobo lost, no coin too many. Throws at the first fault. */
export function checkLife(seen: Seen, known: Known): void {
  checkInvoices(seen);
  checkReturns(seen);
  checkRefundedUnits(seen);
  checkStock(seen, known);
  checkCash(seen);
  checkPickups(seen);
  checkDropOffs(seen);
  checkBooks(seen);
  checkCoins(seen);
  checkSpentCoins(seen);
}

/** Exactly the units that are cancelled, lost or returned are refunded, each once, at what the shopper paid. */
function checkRefundedUnits({ orders, invoices, lines: all, returns, refunds }: Seen) {
  for (const invoice of invoices) {
    const inCash = isInCash(orders.find(({ id }) => id === invoice.order_id)!);
    const ofThis = all.filter(({ invoice_id }) => invoice_id === invoice.id);
    // Nobody paid for a line in cash that was cancelled, but its share of the delivery stayed.
    const own = inCash ? ofThis.filter(({ status }) => status !== 'Cancelled') : ofThis;
    const ofInvoice = refunds.filter(({ invoice_id }) => invoice_id === invoice.id);
    const wholeParcel = ofInvoice.some(({ reason }) => reason.startsWith('parcel'));
    const due = own.map((line) => {
      if (line.status === 'Cancelled' || wholeParcel) return line.quantity;
      const back = returns.filter(({ status }) => status === 'Refunded').flatMap((one) => one.lines);
      return sum(back.filter(({ line_id }) => line_id === line.id).map(({ quantity }) => quantity));
    });
    const refunded = own.map(({ id }) => {
      const units = ofInvoice.flatMap((one) => one.lines).filter(({ line_id }) => line_id === id);
      return sum(units.map(({ quantity }) => quantity));
    });
    expect({ invoice: invoice.id, refunded }).toEqual({ invoice: invoice.id, refunded: due });
    const worth = sum(own.map(({ unit_kobo }, at) => unit_kobo * due[at]!));
    expect(sum(ofInvoice.map(({ products_kobo }) => products_kobo))).toBe(worth);
    const isWhole = own.length > 0 && own.every(({ quantity }, at) => due[at] === quantity);
    const shares = (part: 'coupon' | 'delivery' | 'gas' | 'tax' | 'gateway') =>
      sum((part === 'coupon' ? own : ofThis).map((line) => line[`${part}_share_kobo`]));
    const parts = (part: 'coupon' | 'delivery' | 'gas' | 'tax' | 'gateway') =>
      sum(ofInvoice.map((refund) => refund[`${part}_kobo`]));
    for (const part of ['delivery', 'gas', 'tax'] as const) expect(parts(part)).toBe(isWhole ? shares(part) : 0);
    if (isWhole) expect(parts('coupon')).toBe(shares('coupon'));
    else expect(parts('coupon')).toBeLessThanOrEqual(shares('coupon'));
    expect(parts('gateway')).toBeLessThanOrEqual(shares('gateway'));
    const isCancelled = isWhole && own.every(({ status }) => status === 'Cancelled');
    if (isCancelled) expect(parts('gateway')).toBe(shares('gateway'));
  }
}

/** Units in the shop and away are those of the start. A parcel that was lost and sent again took its units twice. */
function checkStock({ orders, invoices, lines, transitions, returns, refunds, stock }: Seen, known: Known) {
  // A lost parcel has nothing to sell again, whatever staff say.
  const cameBack = new Set([
    ...refunds.filter(({ reason }) => reason === 'parcel returned').map((one) => one.invoice_id),
    ...transitions.filter((move) => isMove(move, move.of, 'Returned to sender > Cancelled')).map(({ of }) => of),
  ]);
  for (const { id: product, stock: left } of stock) {
    const away = lines
      .filter(({ product_id }) => product_id === product)
      .map((line) => {
        const invoice = invoices.find(({ id }) => id === line.invoice_id)!;
        const order = orders.find(({ id }) => id === invoice.order_id)!;
        if (!isInCash(order) && order.status !== 'Paid') return order.stock_held ? line.quantity : 0;
        if (line.status === 'Cancelled') return 0;
        // The shopper cancelled the whole order.
        if (transitions.some((move) => isMove(move, invoice.id, 'Confirmed > Cancelled'))) return 0;
        const again = line.quantity * timesLost(transitions, invoice.id);
        if (known.resold.has(invoice.id) && cameBack.has(invoice.id)) return again;
        const back = returns
          .flatMap((one) => one.lines)
          .filter(({ line_id, resellable }) => line_id === line.id && resellable === true);
        return line.quantity + again - sum(back.map(({ quantity }) => quantity));
      });
    expect({ product, units: left + sum(away) }).toEqual({ product, units: known.stock.get(product) });
    expect(left).toBeGreaterThanOrEqual(0);
  }
}

const timesLost = (transitions: Seen['transitions'], invoice: number) =>
  transitions.filter((move) => isMove(move, invoice, 'Lost > Packed')).length;

const isMove = ({ of, from_status, to_status }: SeenTransition, invoice: number, wanted: string) =>
  of === invoice && `${from_status} > ${to_status}` === wanted;

/** The books of each order sum up to 0, and show the money at the provider and what is owed. */
function checkBooks({ orders, attempts, refunds, balances, collections }: Seen) {
  for (const order of orders) {
    const { id, status, amount_kobo } = order;
    const cash = sum(collections.filter(({ order_id }) => order_id === id).map((one) => one.amount_kobo));
    const hasCash = collections.some(({ order_id }) => order_id === id);
    const own = balances.filter(({ order_id }) => order_id === id);
    expect({ order: id, sum: sum(own.map(({ balance }) => balance)) }).toEqual({ order: id, sum: 0 });
    const balanceOf = (account: string) => own.find((one) => one.account === account)?.balance ?? 0;
    const ofOrder = refunds.filter(({ order_id }) => order_id === id);
    const taken = attempts.filter((one) => one.order_id === id && ['succeeded', 'refund_due'].includes(one.status));
    expect(taken.filter((one) => one.status === 'succeeded')).toHaveLength(
      (isInCash(order) ? hasCash : status === 'Paid') ? 1 : 0,
    );
    const amountOf = (wanted: (refund: Seen['refunds'][number]) => boolean) =>
      sum(ofOrder.filter(wanted).map((refund) => refund.amount_kobo));
    expect(balanceOf('refunds due') + amountOf((refund) => refund.status !== 'paid')).toBe(0);
    const paidBy = (method: string) => amountOf((refund) => refund.status === 'paid' && refund.method === method);
    // Of an order in cash or coins, the provider can have a payment of an earlier way to pay, which goes back.
    const isElsewhere = isInCash(order) || isInCoins(order);
    const elsewhere = isElsewhere ? taken.filter((one) => one.status === 'succeeded') : [];
    const byProvider = taken.filter((one) => !elsewhere.includes(one));
    const amountOfAll = (attempts: typeof taken) => sum(attempts.map((one) => one.amount_kobo));
    expect(balanceOf('provider')).toBe(amountOfAll(byProvider) - paidBy('provider'));
    expect(balanceOf('cash')).toBe(isInCash(order) ? amountOfAll(elsewhere) : 0);
    expect(balanceOf('coins')).toBe(isInCoins(order) ? amountOfAll(elsewhere) - paidBy('coins') : 0);
    expect(cash).toBe(balanceOf('cash'));
    expect(balanceOf('bank') + paidBy('bank transfer')).toBe(0);
    const paid = isInCash(order) ? cash : status === 'Paid' ? amount_kobo : 0;
    expect(amountOf(({ invoice_id }) => invoice_id !== null)).toBeLessThanOrEqual(paid);
  }
}

/** An order in coins costs its shopper whole coins, of which each refund returns a part; another order costs none. */
function checkSpentCoins({ orders, coins, refunds }: Seen) {
  for (const order of orders) {
    const { id, status, amount_kobo } = order;
    const own = coins.filter(({ key }) =>
      [`order:${id}`, `end of order:${id}`].includes(key.replace(/(\d):\d+$/, '$1')),
    );
    const gone = sum(own.map(({ amount, earned }) => (earned ? -amount : amount)));
    const price = isInCoins(order) && status !== 'Cancelled' ? coinsFor(amount_kobo) : 0;
    expect({ order: id, coins: gone }).toEqual({ order: id, coins: price });
    const inCoins = refunds.filter((refund) => refund.order_id === id && refund.coins !== null);
    const returned = coins.filter(({ key }) => inCoins.some((refund) => key === `refund:${refund.id}`));
    const worth = coinsFor(sum(inCoins.map((refund) => refund.amount_kobo)));
    expect(sum(returned.map(({ amount }) => amount))).toBe(worth);
    expect(sum(inCoins.map((refund) => refund.coins!))).toBe(worth);
  }
}

/** Ten coins for each receipt confirmed in time, taken back with the last unit; never a negative balance. */
function checkCoins({ invoices, transitions, coins, reversals, refunds }: Seen) {
  for (const { id, review_ends_by, status } of invoices) {
    const confirmed = transitions.find(
      ({ of, from_status, to_status, actor }) =>
        of === id && `${from_status} > ${to_status}` === 'Delivered > Fulfilled' && actor === 'shopper',
    );
    const inTime = confirmed !== undefined && confirmed.happened_at < review_ends_by!;
    const rewards = coins.filter(({ key }) => key === `receipt:${id}`);
    expect(rewards.map(({ amount }) => amount)).toEqual(inTime ? [10] : []);
    const back = reversals.filter(({ key }) => key === `receipt:${id}`);
    expect(back.map(({ taken, waived }) => taken + waived)).toEqual(inTime && status === 'Refunded' ? [10] : []);
    if (status === 'Refunded') expect(refunds.some(({ invoice_id }) => invoice_id === id)).toBe(true);
  }
  const byShopper = new Map<number, number>();
  for (const { user_id, amount, earned } of coins)
    byShopper.set(user_id, (byShopper.get(user_id) ?? 0) + (earned ? amount : -amount));
  for (const balance of byShopper.values()) expect(balance).toBeGreaterThanOrEqual(0);
}
