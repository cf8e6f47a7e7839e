import type { Order } from '@nkm/contracts';
import type { Page } from '@playwright/test';
import { ada } from './accounts';
import { tokenOf } from './empty-cart';
import type { Shopper } from './shopper';
import type { System } from '../system/start-system';

/** Ada's orders, from the API. */
async function ordersOfAda(system: System): Promise<Order[]> {
  const token = await tokenOf(ada, system);
  const answer = await fetch(`${system.api}/orders`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: Order[] }).data;
}

/** Ada's newest invoice with a status, with its order. */
export async function invoiceOfAda(system: System, status: string) {
  for (const order of await ordersOfAda(system))
    for (const invoice of order.invoices) if (invoice.status === status) return { order, invoice };
  throw new Error(`Ada has no invoice that is ${status}.`);
}

/** Opens Ada's newest invoice with a status. */
export async function opensOrder(shopper: Shopper, status: string): Promise<void> {
  const { order, invoice } = await invoiceOfAda(shopper.system, status);
  await shopper.arrivesSignedIn(ada, `/order-details/${order.id}/${invoice.id}`);
}

const arrives = (path: string) => (shopper: Shopper) => shopper.arrivesSignedIn(ada, path);

/** Looks for an order without signing in. */
async function tracks(shopper: Shopper, reference: string): Promise<void> {
  const { page } = shopper;
  await shopper.visit('/track-order');
  await page.getByLabel('Order number').fill(reference);
  await page.getByLabel('Phone number or email address').fill(ada.email);
  await page.getByRole('button', { name: 'Track order' }).click();
}

/** How a shopper opens each page around orders. A variant of the page follows after a comma. */
export const ORDER_PAGES: Record<string, (shopper: Shopper) => Promise<void>> = {
  '/my-orders, filtered': arrives('/my-orders?status=Fulfilled'),
  '/my-orders, without results': arrives('/my-orders?q=qqqqzzzz'),
  '/my-orders, with the fees': async (shopper) => {
    await shopper.arrivesSignedIn(ada, '/my-orders');
    await shopper.page
      .getByRole('button', { name: /^Order details of / })
      .first()
      .click();
    await shopper.page.getByRole('dialog', { name: 'Order Details' }).waitFor();
  },
  ...Object.fromEntries(
    ['Uncompleted', 'Paid', 'Packed', 'Shipped', 'Delivered', 'Fulfilled', 'Cancelled'].map((status) => [
      `/order-details/:id/:invoice, ${status}`,
      (shopper: Shopper) => opensOrder(shopper, status),
    ]),
  ),
  '/view-tracking': arrives('/view-tracking'),
  '/view-tracking, of one parcel': async (shopper) => {
    const { invoice } = await invoiceOfAda(shopper.system, 'Shipped');
    await shopper.arrivesSignedIn(ada, `/view-tracking?id=${invoice.id}`);
  },
  '/track-order': (shopper) => shopper.visit('/track-order'),
  '/track-order, with errors': async (shopper) => {
    await shopper.visit('/track-order');
    await shopper.page.getByRole('button', { name: 'Track order' }).click();
  },
  '/track-order, found': async (shopper) => {
    const { order } = await invoiceOfAda(shopper.system, 'Shipped');
    await tracks(shopper, order.transaction_reference);
    await shopper.page.getByRole('heading', { name: `Order ${order.transaction_reference}` }).waitFor();
  },
  '/track-order, not found': async (shopper) => {
    await tracks(shopper, 'NKM-AAAAAAAAAA');
    await shopper.page.getByRole('alert').first().waitFor();
  },
  '/review-product': arrives('/review-product'),
  '/review-product, with errors': async (shopper) => {
    await shopper.arrivesSignedIn(ada, '/review-product');
    await shopper.page.getByLabel('Detail Review').fill('Too short');
    await shopper.page.getByLabel('Detail Review').press('Tab'); // shows the error
  },
  '/invoice': async (shopper) => {
    // The page opens the payment page at once. Here it stays.
    await shopper.page.route('**/api/orders/*/pay/**', (route) => route.abort('aborted'));
    await shopper.arrivesSignedIn(ada, '/invoice');
  },
  '/coins-history': arrives('/coins-history'),
  '/Dashboard': arrives('/Dashboard'),
  '/Dashboard, of all time': arrives('/Dashboard?range=all'),
  '/store-detail, about an order': async (shopper) => {
    const { invoice } = await invoiceOfAda(shopper.system, 'Shipped');
    await shopper.arrivesSignedIn(ada, `/store-detail?vendor=${invoice.vendor.id}&order=${invoice.reference}`);
  },
};

interface OrderDialog {
  /** The status of the invoice on whose page the dialog opens. */
  status: string;
  title: string;
  open: (page: Page) => Promise<void>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const pressInside = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

/** The dialogs of an order, those with a form also with its errors. */
export const ORDER_DIALOGS: Record<string, OrderDialog> = {
  'cancel an unpaid order': { status: 'Uncompleted', title: 'Cancel this order?', open: press(/^Cancel whole order /) },
  'cancel a product': { status: 'Paid', title: 'Cancel Order', open: press(/^CANCEL ORDER: /) },
  'confirm receipt': { status: 'Delivered', title: 'Confirm receipt', open: press('CONFIRM RECEIPT') },
  'know that the order is completed': {
    status: 'Delivered',
    title: 'Order Completed!',
    open: async (page) => {
      // Other tests need the delivered order.
      const data = { coins: 10 };
      await page.route('**/api/invoices/*/confirm', (route) => route.fulfill({ json: { message: '', data } }));
      await press('CONFIRM RECEIPT')(page);
      await pressInside(page, 'Order received');
    },
  },
  'request a refund': { status: 'Delivered', title: 'Request a refund', open: press('REQUEST FOR REFUND') },
  'request a refund, with errors': {
    status: 'Delivered',
    title: 'Request a refund',
    open: async (page) => {
      await press('REQUEST FOR REFUND')(page);
      await pressInside(page, 'Send request');
    },
  },
  'leave feedback': { status: 'Delivered', title: 'Leave Feedback', open: press(/^LEAVE FEEDBACK/) },
  'leave feedback, with errors': {
    status: 'Delivered',
    title: 'Leave Feedback',
    open: async (page) => {
      await press(/^LEAVE FEEDBACK/)(page);
      await page.getByRole('dialog').getByRole('radio', { name: '4 stars' }).press('Space');
      await page.getByRole('dialog').getByRole('textbox').fill('Too short');
      await pressInside(page, 'Submit');
    },
  },
  'rate the seller': { status: 'Fulfilled', title: 'Rate Seller', open: press('RATE SELLER') },
};
