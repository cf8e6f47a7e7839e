import { post } from '../shop/deliveries';
import { type Deed, when } from './deed';
import type { Life } from './life';
import { linesOf, type Seen, type SeenInvoice, type SeenReturn } from './seen';

const DAY_MS = 86_400_000;

export function returning({ shop, shopperOf, strangerTo }: Life, seen: Seen, invoice: SeenInvoice): Deed[] {
  const { id, status, delivered_at, user_id } = invoice;
  const isOpen =
    ['Delivered', 'Fulfilled'].includes(status) && seen.now.getTime() < (delivered_at?.getTime() ?? 0) + 7 * DAY_MS;
  const request = async (items: object[], shopper = shopperOf(user_id), station_id?: number) => {
    const payload = { invoice_id: id, reason: 'Damaged', comment: 'It is torn.', items, station_id };
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
      name: 'return everything at a station',
      forecast: when(isOpen && all.length > 0),
      run: () => request(all, shopperOf(user_id), shop.stationId),
    },
    {
      name: 'return at a station that does not exist',
      forecast: 'changes nothing',
      run: () => request(all, shopperOf(user_id), 999_999),
    },
    {
      name: "return a stranger's goods",
      forecast: 'changes nothing',
      run: () => request([{ product_id: 1, quantity: 1 }, ...all].slice(-1), strangerTo(user_id)),
    },
    ...free.flatMap(({ product_id, quantity }) => [
      {
        name: 'return one at a station',
        forecast: when(isOpen && quantity > 0),
        run: () => request([{ product_id, quantity: 1 }], shopperOf(user_id), shop.stationId),
      },
      { name: 'return one', forecast: when(isOpen && quantity > 0), run: () => request([{ product_id, quantity: 1 }]) },
      {
        name: 'return too many',
        forecast: 'changes nothing' as const,
        run: () => request([{ product_id, quantity: quantity + 1 }]),
      },
    ]),
  ];
}

export function handling({ crew: { staff } }: Life, seen: Seen, { id, status, lines }: SeenReturn): Deed[] {
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

/** Shopper, station and staff with a return that goes to a station. */
export function droppingOff({ shop, crew: { courier, staff }, shopperOf }: Life, seen: Seen, one: SeenReturn): Deed[] {
  const { id, reference, status, invoice_id, drop_off: dropOff } = one;
  const { user_id } = seen.invoices.find((invoice) => invoice.id === invoice_id)!;
  const code = dropOff?.code ?? '000000';
  const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const isAwaited = status === 'Approved' && dropOff !== null && dropOff.arrived_at === null;
  const isOpen = isAwaited && dropOff.ended_at === null && dropOff.wrong_codes < 5;
  const enter = (typed: string) => async () => {
    const first = await courier.post('/courier/returns/arrivals', { reference, code: typed });
    // Desks repeat calls whose answer they lost.
    await courier.post('/courier/returns/arrivals', { reference, code: typed });
    return first.status;
  };
  return [
    { name: 'hand in at the station', forecast: when(isOpen), run: enter(code) },
    {
      name: 'hand in with a wrong code',
      // A wrong code changes something: it uses up one of the tries.
      forecast: isOpen ? null : 'changes nothing',
      run: enter(wrongCode),
    },
    {
      name: 'arrive by staff',
      forecast: when(isAwaited),
      run: async () => (await staff.post(`/staff/returns/${id}/arrive`, { reason: 'It is here.' })).status,
    },
    {
      name: 'move to the same station',
      forecast: null,
      run: async () =>
        (await post(shop, `/returns/${id}/station`, { station_id: shop.stationId }, shopperOf(user_id))).status,
    },
  ];
}

export function refunding({ crew: { staff } }: Life, { refunds }: Seen): Deed[] {
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
