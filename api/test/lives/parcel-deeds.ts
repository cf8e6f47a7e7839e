import { post } from '../shop/deliveries';
import { courierMessage } from '../shop/fulfilment';
import { type Deed, when } from './deed';
import type { Life } from './life';
import { acceptsCode, ARRIVALS, canArrive, cashOf, isReady, pickupOf, STAGES_AFTER } from './model';
import { linesOf, type Seen, type SeenInvoice } from './seen';

export function fulfilling({ shop, crew, resold }: Life, seen: Seen, invoice: SeenInvoice): Deed[] {
  const { id, status, tracking_code: code, vendor_id } = invoice;
  const lines = linesOf(seen, invoice);
  const living = lines.filter((line) => line.status !== 'Cancelled');
  const [own, other] = [crew.vendors.get(vendor_id)!, [...crew.vendors].find(([vendor]) => vendor !== vendor_id)![1]];
  const isInStock = living.every(
    ({ product_id, quantity }) => seen.stock.find((product) => product.id === product_id)!.stock >= quantity,
  );
  const failed = ['Lost', 'Returned to sender'].includes(status);
  const onItsWay = (stage: string) =>
    ARRIVALS.includes(stage) ? canArrive(seen, invoice) : (STAGES_AFTER[status] ?? []).includes(stage);
  const cash = cashOf(seen, invoice);
  const money = cash === null ? {} : { amount_kobo: cash };
  const rightCode = pickupOf(seen, invoice)?.code ?? '000000';
  const wrongCode = String((Number(rightCode) + 1) % 1_000_000).padStart(6, '0');
  const isOpen = acceptsCode(seen, invoice);
  const collect = (body: { code: string; amount_kobo?: number }) => async () => {
    const payload = { tracking_code: code ?? 'NKM-NO-SUCH-PARCEL', ...body };
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
    ...['Shipped', ...ARRIVALS, 'Lost', 'Returned to sender', null].map((stage) => ({
      name: `report ${stage}`,
      forecast: when(stage !== null && onItsWay(stage)),
      run: async () => {
        const happened_at = shop.app.clock().toISOString();
        const message = courierMessage(code ?? 'NKM-NO-SUCH-PARCEL', stage, { happened_at });
        const { status: first } = await crew.courier.post('/courier/messages', message);
        // Couriers repeat messages whose answer they lost.
        await crew.courier.post('/courier/messages', message);
        return first;
      },
    })),
    { name: 'collect', forecast: when(isOpen), run: collect({ code: rightCode, ...money }) },
    {
      name: 'collect too much',
      forecast: 'changes nothing',
      run: collect({ code: rightCode, amount_kobo: (cash ?? 0) + 1 }),
    },
    {
      name: 'collect with a wrong code',
      // It uses up tries.
      forecast: isOpen ? null : 'changes nothing',
      run: collect({ code: wrongCode, ...money }),
    },
    {
      name: 'hand over by staff',
      forecast: when(isReady(seen, invoice)),
      run: async () =>
        (await crew.staff.post(`/staff/invoices/${id}/hand-over`, { reason: 'Knows me.', ...money })).status,
    },
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

export function receiving(
  { shop, shopperOf, strangerTo }: Life,
  { id, status, user_id, vendor_id }: SeenInvoice,
): Deed[] {
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
