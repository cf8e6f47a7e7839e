import { INVOICE_MOVES, isInCash, RETURN_MOVES } from './model';
import type { Seen, SeenInvoice, SeenTransition } from './seen';
import { sum } from './sum';

function checkChain(what: string, first: string, status: string, moves: readonly SeenTransition[]) {
  let last = first;
  for (const { from_status, to_status } of moves) {
    expect(`${what}: ${from_status}`).toBe(`${what}: ${last}`);
    last = to_status;
  }
  expect(`${what}: ${status}`).toBe(`${what}: ${last}`);
}

/** Invoices move only along the legal transitions, and their status fits their order, lines and returns. */
export function checkInvoices({ orders, invoices, lines, transitions, returns }: Seen) {
  for (const { of, from_status, to_status, actor } of transitions) {
    const move = `${from_status} > ${to_status}`;
    expect({ of, move, actors: INVOICE_MOVES[move] ?? [] }).toEqual({
      of,
      move,
      actors: expect.arrayContaining([actor]),
    });
  }
  for (const invoice of invoices) {
    const order = orders.find(({ id }) => id === invoice.order_id)!;
    const own = lines.filter(({ invoice_id }) => invoice_id === invoice.id);
    checkChain(
      `invoice ${invoice.id}`,
      'Uncompleted',
      invoice.status,
      transitions.filter(({ of }) => of === invoice.id),
    );
    if (['Uncompleted', 'Cancelled'].includes(order.status)) expect(invoice.status).toBe(order.status);
    else expect(invoice.status).not.toBe('Uncompleted');
    const isPacked = transitions.some(({ of, to_status }) => of === invoice.id && to_status === 'Packed');
    expect(invoice.number !== null).toBe(isInCash(order) ? isPacked : order.status === 'Paid');
    if (isInCash(order) && own.every(({ status }) => status === 'Cancelled')) expect(invoice.status).toBe('Cancelled');
    if (!isInCash(order) && order.status === 'Paid')
      expect(invoice.status === 'Cancelled').toBe(own.every(({ status }) => status === 'Cancelled'));
    if (invoice.status !== 'Paid') expect(own.filter(({ status }) => status === 'Processing')).toEqual([]);
    const arrived = transitions.some(({ of, to_status }) => of === invoice.id && to_status === 'Delivered');
    expect(invoice.delivered_at !== null).toBe(arrived);
    checkReturnStatus(invoice, { lines: own, returns: returns.filter(({ invoice_id }) => invoice_id === invoice.id) });
  }
}

/** The invoice takes the status of its returns only when all its units are in returns (docs/rules.md "Returns"). */
function checkReturnStatus({ status }: SeenInvoice, { lines, returns }: Pick<Seen, 'lines' | 'returns'>) {
  if (returns.length === 0) return;
  const all = sum(lines.filter((line) => line.status !== 'Cancelled').map(({ quantity }) => quantity));
  const unitsIn = (...statuses: string[]) =>
    sum(
      returns
        .filter((one) => statuses.includes(one.status))
        .flatMap((one) => one.lines.map(({ quantity }) => quantity)),
    );
  const open = unitsIn('Requested', 'Approved');
  const [back, refunded] = [unitsIn('Returned'), unitsIn('Refunded')];
  expect(open + back + refunded).toBeLessThanOrEqual(all);
  if (open + back + refunded < all) expect(['Delivered', 'Fulfilled']).toContain(status);
  else expect(status).toBe(open > 0 ? 'Return requested' : back > 0 ? 'Returned' : 'Refunded');
}

/** Returns move only along the legal transitions, and each refunded one has a refund. */
export function checkReturns({ returns, returnTransitions, refunds }: Seen) {
  for (const { from_status, to_status } of returnTransitions)
    expect(RETURN_MOVES).toContain(`${from_status} > ${to_status}`);
  for (const { id, status } of returns)
    checkChain(
      `return ${id}`,
      'Requested',
      status,
      returnTransitions.filter(({ of }) => of === id),
    );
  const paid = refunds.filter(({ reason }) => reason === 'goods returned').length;
  expect(paid).toBe(returns.filter(({ status }) => status === 'Refunded').length);
}
