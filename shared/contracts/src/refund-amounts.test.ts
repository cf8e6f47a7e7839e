import type { Invoice, Order, OrderRefund } from './entities';
import { kobo } from './money';
import { afterRefunds, afterRefundsOfInvoice, refundAmounts, refundStateOf } from './refund-amounts';

const PARTS = {
  products: kobo(975_000),
  coupon: kobo(77_535),
  delivery: kobo(0),
  gas: kobo(0),
  tax: kobo(0),
  gateway: kobo(17_339),
};
const refund = (changes: Partial<OrderRefund> = {}): OrderRefund => ({
  reference: 'NKM-5-1',
  invoice_id: 51,
  amount: 9_148.04,
  currency: 'NGN',
  message: 'Cancelled: Mouse.',
  created_at: '2026-01-15T09:00:00.000Z',
  refunded_at: null,
  ...changes,
});

describe('a refund', () => {
  it('lists the shares of a refund as lines that add up', () => {
    expect(refundAmounts(PARTS)).toEqual({
      lines: [
        { name: 'products', amount: 9_750 },
        { name: 'coupon', amount: -775.35 },
        { name: 'gateway', amount: 173.39 },
      ],
      total: 9_148.04,
    });
  });

  it('ends with whole coins', () => {
    expect(refundAmounts(PARTS, kobo(-4))).toMatchObject({ total: 9_148 });
  });

  it('is refunded when each of its refunds is paid', () => {
    const paid = refund({ refunded_at: '2026-01-17T09:00:00.000Z' });
    expect(refundStateOf([paid, refund()])).toBe('on_its_way');
    expect(refundStateOf([paid])).toBe('refunded');
    expect(refundStateOf([])).toBe('refunded');
  });
});

describe('what remains', () => {
  it('is the paid amount without all refunds, paid or not', () => {
    const paid = refund({ amount: 1_000.5, refunded_at: '2026-01-17T09:00:00.000Z' });
    expect(afterRefunds(20_000, [paid, refund()])).toEqual({
      refunded: 1_000.5,
      onItsWay: 9_148.04,
      remains: 9_851.46,
    });
    expect(afterRefunds(20_000, [])).toBeNull();
  });

  it('of an invoice ignores the refunds of others, and of payments that the order did not accept', () => {
    const amounts = { lines: [{ name: 'products' as const, amount: 20_000 }], total: 20_000, kind: 'paid' as const };
    const invoice = { id: 51, amounts } as unknown as Invoice;
    const refunds = [refund(), refund({ invoice_id: 52 }), refund({ invoice_id: null })];
    const order = { invoices: [invoice, { id: 52 }], refunds } as unknown as Order;
    expect(afterRefundsOfInvoice(order, invoice)).toMatchObject({ onItsWay: 9_148.04, remains: 10_851.96 });
    expect(afterRefundsOfInvoice({ ...order, payment_method: 'nkm_point' }, invoice)).toBeNull();
    expect(afterRefundsOfInvoice(order, { ...invoice, amounts: { ...amounts, kind: 'to_pay' } })).toBeNull();
  });
});
