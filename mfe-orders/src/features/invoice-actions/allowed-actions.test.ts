import { aLine, anInvoice } from '../../../test/an-order';
import {
  canBuyAgain,
  canCancel,
  canConfirm,
  canRateSeller,
  canReview,
  earnsCoins,
  reviewable,
} from './allowed-actions';

const STATUSES = ['Uncompleted', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled', 'Cancelled'] as const;
const statusesWhere = (allowed: (invoice: ReturnType<typeof anInvoice>) => boolean) =>
  STATUSES.filter((status) => allowed(anInvoice({ status })));
const vendor = { id: 7, store_name: 'Ngozi Fabrics', rate_from_user: 4 };

describe('the actions of an invoice', () => {
  it('follows the actions that the server sends, whatever the status', () => {
    const onHold = anInvoice({ status: 'On hold' as 'Paid', actions: ['cancel_product'] });
    expect(canCancel(onHold, aLine({ status: 'On hold' }))).toBe(true);
    expect(canConfirm(anInvoice({ status: 'Delivered', actions: [] }))).toBe(false);
  });

  it('offers nothing in a status that only the server knows, when it sends no actions', () => {
    const onHold = anInvoice({ status: 'On hold' as 'Paid' });
    expect(canCancel(onHold, aLine({ status: 'On hold' }))).toBe(false);
    expect(canConfirm(onHold)).toBe(false);
  });
});

describe('actions after delivery', () => {
  it('allows confirming receipt only while the invoice is Delivered', () => {
    expect(statusesWhere(canConfirm)).toEqual(['Delivered']);
  });

  it('pays coins until the review window ends', () => {
    const end = '2026-01-20T09:00:00.000Z';
    expect(earnsCoins(end, Date.parse(end) - 1)).toBe(true);
    expect(earnsCoins(end, Date.parse(end))).toBe(false);
    expect(earnsCoins(null, 0)).toBe(false);
  });

  it('allows buying again and rating the seller once the invoice is Fulfilled', () => {
    expect(statusesWhere((invoice) => canBuyAgain(invoice, aLine({ status: invoice.status })))).toEqual(['Fulfilled']);
    expect(statusesWhere(canRateSeller)).toEqual(['Fulfilled']);
    expect(canRateSeller(anInvoice({ status: 'Fulfilled', vendor }))).toBe(false);
    expect(canBuyAgain({ status: 'Fulfilled' }, aLine({ status: 'Cancelled' }))).toBe(false);
  });

  it('allows one review of a delivered product that is not cancelled', () => {
    const open = (invoice: ReturnType<typeof anInvoice>) => canReview(invoice, aLine({ status: invoice.status }));
    expect(statusesWhere(open)).toEqual(['Delivered', 'Fulfilled']);
    const invoice = anInvoice({ status: 'Delivered' });
    for (const changes of [{ status: 'Cancelled' }, { status: 'Processing' }, { reviewed: true }])
      expect(canReview(invoice, aLine({ status: 'Delivered', ...changes }))).toBe(false);
    expect(canReview(invoice, aLine({ status: 'Delivered', reviewed: false }))).toBe(true);
  });

  it('lists a product once for all its variants', () => {
    const status = 'Delivered';
    const products = [
      aLine({ id: 1, status, variant: { id: 11, values: [] } }),
      aLine({ id: 1, status, variant: { id: 12, values: [] } }),
      aLine({ id: 2, status }),
      aLine({ id: 3, status, reviewed: true }),
    ];
    expect(reviewable(anInvoice({ status, products })).map(({ id }) => id)).toEqual([1, 2]);
  });
});
