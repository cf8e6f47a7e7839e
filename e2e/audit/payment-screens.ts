import type { PaymentState } from '@nkm/contracts';
import { ada } from '../shopper/accounts';
import { tokenOf } from '../shopper/empty-cart';
import type { Shopper } from '../shopper/shopper';
import { expect } from '../system/expect';
import { invoiceOfAda } from '../shopper/order-screens';

const WAITING = 'We are waiting for confirmation of your payment';
const DONE = 'Thank you for your payment.';
const PROBLEM = 'This order was already paid. We refund this payment.';

/** Opens the page for an order that is paid. The API's answer gets `changes`, which the page sees. */
const paidOrder =
  (shows: string, changes: Partial<PaymentState> = {}) =>
  async (shopper: Shopper): Promise<void> => {
    const { order } = await invoiceOfAda(shopper.system, 'Paid');
    await shopper.page.route(`**/api/payments/${order.transaction_reference}`, async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: PaymentState };
      await route.fulfill({ response: answer, json: { data: { ...data, ...changes } } });
    });
    await opens(shopper, order.transaction_reference, shows);
  };

async function opens(shopper: Shopper, reference: string, shows: string): Promise<void> {
  await shopper.arrivesSignedIn(ada, `/payment-success?reference=${reference}`);
  await expect(shopper.page.getByRole('main').getByText(shows)).toBeVisible();
}

/** The pages of a payment, with each outcome that they can show. A variant of the page follows after a comma. */
export const PAYMENT_PAGES: Record<string, (shopper: Shopper) => Promise<void>> = {
  '/payment-success, paid': async (shopper) => {
    await paidOrder(DONE)(shopper);
    await shopper.page.getByRole('region', { name: 'Your order' }).waitFor();
  },
  '/payment-success, paid with coins': paidOrder('NKM coins.', { coins: 12_500 }),
  '/payment-success, to be paid in cash': paidOrder('in cash when you collect it', { pay_on_delivery: 12_500 }),
  '/payment-success, paid twice': paidOrder(PROBLEM, { message: PROBLEM }),
  '/payment-success, pending': paidOrder(WAITING, { status: 'pending', message: 'The bank is thinking.' }),
  '/payment-success, without an answer': async (shopper) => {
    await shopper.page.route('**/api/payments/NKM-AAAAAAAAAA', (route) =>
      route.fulfill({ status: 503, json: { message: 'Too much to do.' } }),
    );
    await opens(shopper, 'NKM-AAAAAAAAAA', 'We cannot reach the payment service right now.');
  },
  '/payment-success, of an unknown order': (shopper) => opens(shopper, 'NKM-AAAAAAAAAA', 'Payment not found'),
  '/payment-success, while it asks': async (shopper) => {
    await shopper.page.route('**/api/payments/NKM-AAAAAAAAAA', () => undefined); // no answer
    await opens(shopper, 'NKM-AAAAAAAAAA', WAITING);
  },
  '/payment-error, of an unpaid order': async (shopper) => {
    const { order } = await invoiceOfAda(shopper.system, 'Uncompleted');
    await shopper.arrivesSignedIn(ada, `/payment-error?reference=${order.transaction_reference}`);
    await shopper.page.getByRole('region', { name: 'What you can do' }).waitFor();
  },
  '/pay-another-way, with a link for somebody else': async (shopper) => {
    await payerLink(shopper);
    await shopper.page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  },
  '/pay-for-someone': async (shopper) => {
    await shopper.visit(await payerLink(shopper));
    await shopper.page.getByRole('region', { name: 'Amount to pay' }).waitFor();
  },
};

/** Creates the link by which somebody else pays an unpaid order of Ada. */
async function payerLink(shopper: Shopper): Promise<string> {
  const { order } = await invoiceOfAda(shopper.system, 'Uncompleted');
  await shopper.keepsToken(await tokenOf(ada, shopper.system));
  await shopper.visit(`/pay-another-way?reference=${order.transaction_reference}`);
  await shopper.page.getByRole('button', { name: 'Create a link' }).click();
  return shopper.page.getByLabel('Link to pay this order').inputValue();
}
