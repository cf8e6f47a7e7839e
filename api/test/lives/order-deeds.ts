import type { PaymentMethodCode } from '@nkm/contracts/payment-methods';
import { post } from '../shop/deliveries';
import { payOnPage } from '../shop/orders';
import { changePayment, offers } from '../shop/other-payment';
import { sendWebhook, SUCCESS } from '../shop/payments';
import type { Shopper } from '../shop/with-shop';
import { type Deed, when } from './deed';
import type { Life } from './life';
import { linesOf, type Seen, type SeenInvoice } from './seen';

/** Units of each product. */
const BASKETS = [
  [1, 0, 0],
  [2, 1, 0],
  [1, 1, 2],
  [3, 0, 1],
];

/** The ways to pay of these lives. */
export const WAYS = [
  'card',
  'bank_transfer',
  'cash_on_delivery',
  'nkm_point',
] as const satisfies readonly PaymentMethodCode[];

/** Lives with more orders take longer and show nothing new. */
const MOST_ORDERS = 5;

export const ordering = (life: Life, { orders }: Seen): Deed[] =>
  (orders.length >= MOST_ORDERS ? [] : BASKETS).flatMap((quantities, at) =>
    [0, 1].flatMap((who) =>
      WAYS.map((way) => ({
        name: `order ${quantities.join()} by ${way}`,
        forecast: null,
        run: () => life.order(who, quantities, { coupon: at % 2 === 1, way }),
      })),
    ),
  );

export function paying({ shop, shopperOf }: Life, { attempts, orders, invoices }: Seen): Deed[] {
  const isPacked = (order: number) =>
    invoices.some(({ order_id, status }) => order_id === order && status !== 'Confirmed' && status !== 'Cancelled');
  const byProvider = attempts.flatMap(({ reference, authorization_url: page }) => [
    {
      name: 'pay',
      forecast: null,
      run: async () => {
        if (page) await payOnPage(page, SUCCESS);
        return sendWebhook(shop, reference);
      },
    },
    {
      name: 'settle refunds',
      forecast: null,
      run: async () => {
        const payload = { method: 'POST', headers: { 'content-type': 'application/json' } };
        const url = `${shop.sandbox.url}/sandbox/transactions/${reference}/settle-refunds`;
        await fetch(url, { ...payload, body: JSON.stringify({ status: 'processed' }) });
        return sendWebhook(shop, reference, {
          event: 'refund.processed',
          body: JSON.stringify({ event: 'refund.processed', data: { transaction_reference: reference } }),
        });
      },
    },
  ]);
  const giveUp = orders.map(({ id, user_id, status }) => ({
    name: 'cancel order',
    // The provider is asked first and may know better; nobody asks it about cash.
    forecast: status === 'Confirmed' ? when(!isPacked(id)) : status === 'Paid' ? ('changes nothing' as const) : null,
    run: async () => (await post(shop, '/orders/cancel', { order_id: id }, shopperOf(user_id))).status,
  }));
  return [...byProvider, ...giveUp];
}

/** Another way to pay, while the order is unpaid (docs/rules.md "Another way to pay"). */
export const changingWays = ({ shop, shopperOf, strangerTo }: Life, { orders }: Seen): Deed[] =>
  orders.flatMap(({ user_id, reference, status }) =>
    WAYS.flatMap((way) => {
      const change = async (ada: Shopper) => {
        const { body } = await offers(shop, { ada: shopperOf(user_id), reference });
        const total = body.data?.payment_methods.find(({ code }: { code: string }) => code === way)?.total ?? 1;
        return (await changePayment(shop, { ada, reference }, way, total)).status;
      };
      return [
        {
          name: `change to ${way}`,
          // The provider is asked first: an older attempt can have succeeded.
          forecast: status === 'Uncompleted' ? null : ('changes nothing' as const),
          run: () => change(shopperOf(user_id)),
        },
        {
          name: `change a stranger's order to ${way}`,
          forecast: 'changes nothing' as const,
          run: () => change(strangerTo(user_id)),
        },
      ];
    }),
  );

/** Somebody else pays an unpaid order (docs/rules.md "Pay for me"), or two people do and one gets the money back. */
export const payingForOthers = ({ shop, shopperOf }: Life, { orders }: Seen): Deed[] =>
  orders.flatMap(({ user_id, reference, status }) =>
    [['grace@example.com'], ['femi@example.com', 'tobi@example.com']].map((payers) => ({
      name: payers.length === 1 ? 'pay for somebody' : 'pay for somebody twice',
      forecast: status === 'Uncompleted' ? null : ('changes nothing' as const),
      run: async () => {
        const link = await post(shop, `/orders/${reference}/payer-links`, {}, shopperOf(user_id));
        if (link.status !== 201) return link.status;
        const token = new URL(link.body.data.url).hash.slice(1);
        const payments = [];
        for (const email of payers) {
          const { status: answer, body } = await post(shop, '/payer-links/pay', { token, email });
          if (answer !== 200) return answer;
          payments.push(body.data);
        }
        for (const { authorization_url: page } of payments) await payOnPage(page, SUCCESS);
        const answers = [];
        for (const payment of payments) answers.push(await sendWebhook(shop, payment.reference));
        return Math.max(...answers);
      },
    })),
  );

export function cancelling({ shop, shopperOf, strangerTo }: Life, seen: Seen, invoice: SeenInvoice): Deed[] {
  return linesOf(seen, invoice).flatMap(({ status, product_id }) => {
    const wanted = { order_id: invoice.order_id, product_id };
    return [
      {
        name: 'request cancellation',
        forecast: when(['Paid', 'Confirmed'].includes(invoice.status) && status === null),
        run: async () => (await post(shop, '/orders/cancel', wanted, shopperOf(invoice.user_id))).status,
      },
      {
        name: "cancel a stranger's product",
        forecast: 'changes nothing' as const,
        run: async () => (await post(shop, '/orders/cancel', wanted, strangerTo(invoice.user_id))).status,
      },
    ];
  });
}

export const deciding = ({ crew: { staff } }: Life, { cancellations }: Seen): Deed[] =>
  cancellations.flatMap(({ id, status }) =>
    ['approve', 'refuse'].map((decision) => ({
      name: `${decision} cancellation`,
      forecast: when(status === 'Requested'),
      run: async () => (await staff.post(`/staff/cancellations/${id}/${decision}`, { reason: 'Checked.' })).status,
    })),
  );
