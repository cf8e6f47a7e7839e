import { expect } from '../system/expect';
import type { Shopper } from '../shopper/shopper';
import { ada } from '../shopper/accounts';
import { tokenOf } from '../shopper/empty-cart';
import { invoiceOfAda } from '../shopper/order-screens';

const statuses = (path: string, names: readonly string[]) =>
  names.map((name) => `${path}?status=${encodeURIComponent(name)}`);

/** The pages of the desk, by the account that sees them. */
export const DESK_PAGES = {
  vendor: [
    ...statuses('/vendor', ['Paid', 'Confirmed', 'Packed', 'Shipped', 'Delivered', 'Fulfilled', 'Cancelled']),
    ...['/vendor/questions', '/vendor/inquiries'],
  ],
  courier: [
    ...statuses('/courier', ['Packed', 'Shipped', 'Lost', 'Returned to sender']),
    ...statuses('/courier/returns', ['awaited', 'arrived']),
  ],
  staff: [
    ...statuses('/staff', ['Lost', 'Delivered']),
    ...statuses('/staff/cancellations', ['Requested', 'Approved', 'Refused']),
    ...statuses('/staff/returns', ['Requested', 'Approved', 'Returned', 'Refunded', 'Refused']),
    ...statuses('/staff/refunds', ['refused', 'unclear', 'due', 'sending', 'pending', 'paid']),
    ...statuses('/staff/kyc', ['Submitted', 'In review', 'Rejected', 'Verified']),
    ...['/staff/disputes', '/staff/messages', '/staff/reports', '/staff/books'],
  ],
};

/** Lists that have entries during the audit. */
export const FILLED_LISTS = [
  ...statuses('/vendor', ['Paid', 'Confirmed', 'Packed']),
  ...['/vendor/questions', '/courier?status=Shipped', '/staff/cancellations?status=Requested'],
  ...statuses('/staff/returns', ['Requested', 'Approved']),
  ...['/staff/kyc?status=Submitted', '/staff/messages', '/staff/reports'],
];

/** Gives the desk something to decide: two cancellations, two returns and a question of Ada. */
export async function asksForDecisions({ system }: Shopper): Promise<void> {
  const token = await tokenOf(ada, system);
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${system.api}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([200, 201], await answer.text()).toContain(answer.status);
  };
  const paid = await invoiceOfAda(system, 'Paid');
  const unit = ({ id, variant }: (typeof paid.invoice.products)[number]) => ({
    product_id: id,
    ...(variant && { variant_id: variant.id }),
  });
  for (const product of paid.invoice.products.slice(0, 2))
    await post('/orders/cancel', { order_id: paid.order.id, ...unit(product) });
  const { invoice } = await invoiceOfAda(system, 'Delivered');
  for (const product of invoice.products.slice(0, 2)) {
    const items = [{ ...unit(product), quantity: 1 }];
    await post('/returns', { invoice_id: invoice.id, reason: 'Damaged', comment: 'The seam is torn.', items });
  }
  await post('/product/question', { product_id: invoice.products[0]!.id, question: 'Can I wash it at 60 degrees?' });
}
