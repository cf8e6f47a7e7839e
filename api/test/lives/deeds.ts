import { post } from '../shop/deliveries';
import { courierMessage } from '../shop/fulfilment';
import { payOnPage } from '../shop/orders';
import { sendWebhook, SUCCESS } from '../shop/payments';
import { NO_FAULTS, type Faults } from '../../src/sandbox/paystack/faults';
import type { Life } from './life';
import { cashOf, STAGES_AFTER } from './model';
import type { Seen, SeenInvoice, SeenReturn } from './read-life';

/** Something that somebody does. */
export interface Deed {
  name: string;
  /**
   * The model's forecast: `succeeds`, or `changes nothing`, which is a refusal or the answer to a repetition. Null:
   * depends on the payment provider.
   */
  forecast: 'succeeds' | 'changes nothing' | null;
  /** Returns the status of the answer. */
  run(): Promise<number>;
}

const DAY_MS = 86_400_000;
/** Units of each product. */
const BASKETS = [
  [1, 0, 0],
  [2, 1, 0],
  [1, 1, 2],
  [3, 0, 1],
];
const JOBS = [
  'release expired orders',
  'cancel unpaid orders',
  'recheck payments',
  'send refunds',
  'close review windows',
];
const FAULTS: readonly Partial<Faults>[] = [
  {},
  { refund: 'error' },
  { refund: 'late-error' },
  { refund: 'garbage' },
  { refund: 'refuse' },
  { refunds: 'error' },
  { refunds: 'empty' },
  { refundEnd: 'failed' },
  { refundEnd: 'never' },
  { verify: 'error' },
];

/** Everything that anybody could do now, sensible or not. */
export function deedsOf(life: Life, seen: Seen): Deed[] {
  return [
    ...ordering(life, seen),
    ...paying(life, seen),
    ...seen.invoices.flatMap((invoice) => [
      ...cancelling(life, seen, invoice),
      ...fulfilling(life, seen, invoice),
      ...receiving(life, invoice),
      ...returning(life, seen, invoice),
    ]),
    ...deciding(life, seen),
    ...seen.returns.flatMap((one) => handling(life, seen, one)),
    ...refunding(life, seen),
    ...JOBS.map((name) => ({ name, forecast: null, run: () => life.shop.app.jobs.runNow(name).then(() => 200) })),
    ...FAULTS.map((change, at) => ({
      name: `provider ${at}`,
      forecast: null,
      run: async () => {
        life.shop.sandbox.faults({ ...NO_FAULTS, refundDelayMs: 0, ...change });
        return 200;
      },
    })),
  ];
}

const when = (succeeds: boolean) => (succeeds ? ('succeeds' as const) : ('changes nothing' as const));

/** Lives with more orders take longer and show nothing new. */
const MOST_ORDERS = 5;

const ordering = (life: Life, { orders }: Seen): Deed[] =>
  (orders.length >= MOST_ORDERS ? [] : BASKETS).flatMap((quantities, at) =>
    [0, 1].flatMap((who) =>
      [false, true].map((inCash) => ({
        name: `order ${quantities.join()}${inCash ? ' in cash' : ''}`,
        forecast: null,
        run: () => life.order(who, quantities, { coupon: at % 2 === 1, inCash }),
      })),
    ),
  );

function paying({ shop, shopperOf }: Life, { attempts, orders, invoices }: Seen): Deed[] {
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

const linesOf = (seen: Seen, { id }: SeenInvoice) => seen.lines.filter(({ invoice_id }) => invoice_id === id);

function cancelling({ shop, shopperOf, strangerTo }: Life, seen: Seen, invoice: SeenInvoice): Deed[] {
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

const deciding = ({ crew: { staff } }: Life, { cancellations }: Seen): Deed[] =>
  cancellations.flatMap(({ id, status }) =>
    ['approve', 'refuse'].map((decision) => ({
      name: `${decision} cancellation`,
      forecast: when(status === 'Requested'),
      run: async () => (await staff.post(`/staff/cancellations/${id}/${decision}`, { reason: 'Checked.' })).status,
    })),
  );

function fulfilling({ shop, crew, resold }: Life, seen: Seen, invoice: SeenInvoice): Deed[] {
  const { id, status, tracking_code: code, vendor_id } = invoice;
  const lines = linesOf(seen, invoice);
  const living = lines.filter((line) => line.status !== 'Cancelled');
  const [own, other] = [crew.vendors.get(vendor_id)!, [...crew.vendors].find(([vendor]) => vendor !== vendor_id)![1]];
  const isInStock = living.every(
    ({ product_id, quantity }) => seen.stock.find((product) => product.id === product_id)!.stock >= quantity,
  );
  const failed = ['Lost', 'Returned to sender'].includes(status);
  const onItsWay = (stage: string) => (STAGES_AFTER[status] ?? []).includes(stage);
  const cash = cashOf(seen, invoice);
  const collect = (amount_kobo: number) => async () => {
    const payload = { tracking_code: code ?? 'NKM-NO-SUCH-PARCEL', amount_kobo };
    const { status: first } = await crew.courier.post('/courier/collections', payload);
    await crew.courier.post('/courier/collections', payload);
    return first;
  };
  return [
    {
      name: 'pack',
      forecast: when(['Paid', 'Confirmed'].includes(status) && lines.every((line) => line.status !== 'Processing')),
      run: async () => (await own.post(`/vendor/invoices/${id}/pack`)).status,
    },
    {
      name: "pack another store's invoice",
      forecast: 'changes nothing',
      run: async () => (await other.post(`/vendor/invoices/${id}/pack`)).status,
    },
    ...['Shipped', 'Delivered', 'Lost', 'Returned to sender', null].map((stage) => ({
      name: `report ${stage}`,
      forecast: when(stage !== null && onItsWay(stage) && !(stage === 'Delivered' && cash !== null)),
      run: async () => {
        const happened_at = shop.app.clock().toISOString();
        const message = courierMessage(code ?? 'NKM-NO-SUCH-PARCEL', stage, { happened_at });
        const { status: first } = await crew.courier.post('/courier/messages', message);
        // Couriers repeat messages whose answer they lost.
        await crew.courier.post('/courier/messages', message);
        return first;
      },
    })),
    { name: 'collect', forecast: when(cash !== null && onItsWay('Delivered')), run: collect(cash ?? 1) },
    { name: 'collect too much', forecast: 'changes nothing', run: collect((cash ?? 0) + 1) },
    {
      name: 'send again',
      forecast: when(status === 'Returned to sender' || (status === 'Lost' && isInStock)),
      run: async () => (await crew.staff.post(`/staff/invoices/${id}/send-again`, { reason: 'Checked.' })).status,
    },
    ...[true, false].map((resellable) => ({
      name: `refund parcel, resellable ${resellable}`,
      forecast: when(failed),
      run: async () => {
        const payload = { reason: 'Checked.', resellable };
        const { status: answered } = await crew.staff.post(`/staff/invoices/${id}/refund`, payload);
        if (answered === 200 && resellable) resold.add(id);
        return answered;
      },
    })),
  ];
}

function receiving({ shop, shopperOf, strangerTo }: Life, { id, status, user_id, vendor_id }: SeenInvoice): Deed[] {
  const confirm = async (who: number, shopper = shopperOf(who)) =>
    (await post(shop, `/invoices/${id}/confirm`, {}, shopper)).status;
  const rating = { vendor_id, stars: 4, comment: 'Quick, friendly and honest.' };
  return [
    { name: 'confirm', forecast: when(status === 'Delivered'), run: () => confirm(user_id) },
    {
      name: "confirm a stranger's parcel",
      forecast: 'changes nothing',
      run: () => confirm(user_id, strangerTo(user_id)),
    },
    {
      name: 'rate',
      forecast: null,
      run: async () => (await post(shop, '/vendor/rate', rating, shopperOf(user_id))).status,
    },
  ];
}

function returning({ shop, shopperOf, strangerTo }: Life, seen: Seen, invoice: SeenInvoice): Deed[] {
  const { id, status, delivered_at, user_id } = invoice;
  const isOpen =
    ['Delivered', 'Fulfilled'].includes(status) && seen.now.getTime() < (delivered_at?.getTime() ?? 0) + 7 * DAY_MS;
  const request = async (items: object[], shopper = shopperOf(user_id)) => {
    const payload = { invoice_id: id, reason: 'Damaged', comment: 'It is torn.', items };
    return (await post(shop, '/returns', payload, shopper)).status;
  };
  const free = linesOf(seen, invoice)
    .filter((line) => line.status !== 'Cancelled')
    .map(({ id: line, product_id, quantity }) => {
      const taken = seen.returns
        .filter((one) => one.status !== 'Refused')
        .flatMap((one) => one.lines)
        .filter(({ line_id }) => line_id === line);
      return { product_id, quantity: taken.reduce((left, one) => left - one.quantity, quantity) };
    });
  const all = free.filter(({ quantity }) => quantity > 0);
  return [
    { name: 'return everything', forecast: when(isOpen && all.length > 0), run: () => request(all) },
    {
      name: "return a stranger's goods",
      forecast: 'changes nothing',
      run: () => request([{ product_id: 1, quantity: 1 }, ...all].slice(-1), strangerTo(user_id)),
    },
    ...free.flatMap(({ product_id, quantity }) => [
      { name: 'return one', forecast: when(isOpen && quantity > 0), run: () => request([{ product_id, quantity: 1 }]) },
      {
        name: 'return too many',
        forecast: 'changes nothing' as const,
        run: () => request([{ product_id, quantity: quantity + 1 }]),
      },
    ]),
  ];
}

function handling({ crew: { staff } }: Life, seen: Seen, { id, status, lines }: SeenReturn): Deed[] {
  const products = seen.lines
    .filter((line) => lines.some(({ line_id }) => line_id === line.id))
    .map((line) => line.product_id);
  const deed = (name: string, from: string[], payload?: object): Deed => ({
    name: `${name} return`,
    forecast: when(from.includes(status)),
    run: async () => (await staff.post(`/staff/returns/${id}/${name}`, payload)).status,
  });
  return [
    deed('approve', ['Requested'], { seller_at_fault: lines.length % 2 === 0 }),
    deed('refuse', ['Requested', 'Approved'], { reason: 'Worn.' }),
    deed('receive', ['Approved'], { resellable: [] }),
    deed('receive', ['Approved'], { resellable: products }),
    deed('receive', ['Approved'], { resellable: products.slice(1) }),
    deed('refund', ['Returned']),
  ];
}

function refunding({ crew: { staff } }: Life, { refunds }: Seen): Deed[] {
  return refunds.flatMap(({ id, status }) => [
    {
      name: 'send refund again',
      // The job may look at it at the same time, but only a deed changes these two.
      forecast: when(['refused', 'unclear'].includes(status)),
      run: async () => (await staff.post(`/staff/refunds/${id}/send-again`)).status,
    },
    {
      name: 'record refund',
      forecast: when(['due', 'refused', 'unclear'].includes(status)),
      run: async () =>
        (await staff.post(`/staff/refunds/${id}/record`, { method: 'bank transfer', reference: `T${id}` })).status,
    },
  ]);
}
