import path from 'node:path';
import { sql } from 'kysely';
import { toKobo } from '@nkm/contracts';
import { databases } from '../../../test/test-databases';
import { paidOrder, type PaidOrder } from '../../../test/shop/fulfilment';
import { cashParcel, collect, orderInCash } from '../../../test/shop/cash';
import { lineOf } from '../../../test/shop/orders';
import { openOrder } from '../../../test/shop/payments';
import { withShop } from '../../../test/shop/with-shop';
import { drawDocument, prepareDocuments } from './draw-document';
import { readDocument } from './read-document';

describe.each(databases)('the document of an invoice on %s', (database) => {
  const env = {
    LEGAL_NAME: 'NKM Marketplace Ltd',
    LEGAL_REGISTRATION: 'RC 1',
    PAYMENT_METHODS: 'card,cash_on_delivery',
  };
  const shop = withShop(database, { modules: ['invoice-documents', 'fulfilment'], env });
  const ask = async (invoiceId: number, headers = {}) => {
    const answer = await shop.inject({ url: `/invoices/${invoiceId}/document`, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
  const numberOf = async (invoiceId: number) =>
    (
      await shop.db
        .selectFrom('invoices')
        .select(['vendor_id', 'number'])
        .where('id', '=', invoiceId)
        .executeTakeFirstOrThrow()
    ).number;
  const read = ({ ada, invoiceId }: PaidOrder) => readDocument(shop.db, { userId: ada.id, invoiceId });
  const unpaid = async () => {
    const order = await openOrder(shop);
    const invoice = await shop.db
      .selectFrom('invoices')
      .select(['id', 'vendor_id'])
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    return { ...order, invoiceId: invoice.id, vendorId: invoice.vendor_id };
  };
  /** What the settlement of a payment does to the invoices. */
  const settle = (orderId: number, fails = false) =>
    shop.db.transaction().execute(async (trx) => {
      await trx.updateTable('invoices').set({ status: 'Paid' }).where('order_id', '=', orderId).execute();
      if (fails) throw new Error('the payment is rolled back');
    });

  it('names a buyer whose letters the font lacks in Latin letters, else by the email', async () => {
    const order = await paidOrder(shop);
    const rename = (latin_name: string | null) =>
      shop.db
        .updateTable('users')
        .set({ surname: 'محمد', other_names: 'علي', latin_name })
        .where('id', '=', order.ada.id)
        .execute();
    await rename(null);
    expect((await read(order))!.buyer.name).toBe(order.ada.email);
    await rename('Ali Muhammad');
    expect((await read(order))!.buyer.name).toBe('Ali Muhammad');
  });

  it('says that the buyer collects the parcel, and where', async () => {
    expect((await read(await paidOrder(shop)))!.buyer.place[0]).toBe('Pickup: GIGL Ikeja');
  });

  it('is a PDF with the number of the invoice', async () => {
    const order = await paidOrder(shop);
    const { status, body } = await ask(order.invoiceId, order.ada.headers);
    expect(status).toBe(200);
    const number = `V${order.vendorId}-${String(await numberOf(order.invoiceId)).padStart(6, '0')}`;
    expect(body.data).toMatchObject({ name: `invoice-${number}.pdf`, type: 'application/pdf' });
    const pdf = Buffer.from(body.data.base64, 'base64').toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.\d/);
    expect(pdf).toContain('NotoSans');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(pdf.length).toBeLessThan(60_000);
    expect((await ask(order.invoiceId, order.ada.headers)).body.data.name).toBe(body.data.name);
  });

  it('adds up to what the shopper paid, to the kobo', async () => {
    const order = await paidOrder(shop, { quantity: 3 });
    const { amounts, items, seller, ...document } = (await read(order))!;
    const { amount_kobo } = await shop.db
      .selectFrom('orders')
      .select('amount_kobo')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(toKobo(amounts.total)).toBe(amount_kobo);
    expect(amounts.lines[0]).toEqual({ name: 'products', amount: order.dress.price * 3 });
    const unitKobo = order.dress.price * 100;
    expect(items).toEqual([{ name: order.dress.title, quantity: 3, unitKobo, sumKobo: unitKobo * 3 }]);
    expect(seller.name).toEqual(expect.any(String));
    expect(document).toMatchObject({ refunds: [], after: null, payment: 'Card/Paystack', paidAt: expect.any(Date) });
  });

  it('names the company of the seller when it is known', async () => {
    const order = await paidOrder(shop);
    const particulars = { legal_name: 'Ngozi Fabrics Ltd', registration_number: 'RC 42', tax_number: '42-0001' };
    await shop.db.updateTable('vendors').set(particulars).where('id', '=', order.vendorId).execute();
    expect((await read(order))!.seller).toMatchObject({
      name: 'Ngozi Fabrics Ltd',
      registration: 'RC 42',
      taxNumber: '42-0001',
    });
  });

  it('does not exist before the payment, for others and for guests', async () => {
    const order = await unpaid();
    expect((await ask(order.invoiceId, order.ada.headers)).status).toBe(404);
    const paid = await paidOrder(shop);
    expect((await ask(paid.invoiceId, order.ada.headers)).status).toBe(404);
    expect((await ask(paid.invoiceId)).status).toBe(401);
  });

  it('of an order in cash exists from its packing on: without a payment, then with it', async () => {
    const early = (await orderInCash(shop, await shop.shopper(), [lineOf(await shop.product())])).body.data;
    const { id } = await shop.db
      .selectFrom('invoices')
      .select('id')
      .where('order_id', '=', early.id)
      .executeTakeFirstOrThrow();
    expect(await numberOf(id)).toBeNull();
    const parcel = await cashParcel(shop);
    const { ada, invoiceId } = parcel;
    const readCash = () => readDocument(shop.db, { userId: ada.id, invoiceId });
    const total = parcel.due / 100;
    expect(await readCash()).toMatchObject({
      payment: 'Cash on Delivery',
      paidAt: null,
      amounts: { total, kind: 'on_delivery' },
    });
    expect((await ask(invoiceId, ada.headers)).status).toBe(200);
    expect((await ask(id, ada.headers)).status).toBe(404);
    await collect(shop, parcel);
    expect(await readCash()).toMatchObject({ paidAt: expect.any(Date), amounts: { total, kind: 'paid' } });
  });

  it('numbers invoices without gaps when payments run concurrently and some roll back', async () => {
    const orders = [];
    for (let count = 0; count < 24; count += 1) orders.push(await unpaid());
    const { vendorId } = orders[0]!;
    const last = async () =>
      (
        await sql<{
          last: number;
        }>`select coalesce(max(number), 0) as last from invoices where vendor_id = ${vendorId}`.execute(shop.db)
      ).rows[0]!.last;
    const before = await last();
    const own = orders.filter((order) => order.vendorId === vendorId);
    await Promise.all(own.map(({ id }, index) => settle(id, index % 3 === 0).catch(() => undefined)));
    const numbers = (await Promise.all(own.map(({ invoiceId }) => numberOf(invoiceId)))).filter((one) => one !== null);
    const paid = own.filter((_, index) => index % 3 !== 0).length;
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: paid }, (_, index) => before + index + 1));
  });

  it('keeps its number, whatever a release tries', async () => {
    const order = await paidOrder(shop);
    for (const number of [null, 999])
      await expect(
        shop.db.updateTable('invoices').set({ number }).where('id', '=', order.invoiceId).execute(),
      ).rejects.toThrow('keeps its number');
  });
});

it('a long invoice continues on further pages', async () => {
  const item = {
    name: 'Àdìrẹ wrapper with a very long name '.repeat(3),
    quantity: 1,
    unitKobo: 850_000,
    sumKobo: 850_000,
  };
  const pdf = await drawDocument(
    {
      number: 'V1-000001',
      invoiceReference: 'NKM-1-V1',
      orderReference: 'NKM-1',
      paidAt: new Date('2026-01-15T09:00:00Z'),
      payment: 'Card/Paystack',
      seller: { name: 'Ngozi Fabrics', address: '3 Allen Avenue, Ikeja' },
      buyer: { name: 'Adaeze Okafor', place: ['Ikeja', 'Lagos'] },
      items: Array.from({ length: 60 }, () => item),
      amounts: { lines: [{ name: 'products', amount: 510_000 }], total: 510_000, kind: 'paid' },
      refunds: [],
      after: null,
    },
    { marketplace: { name: 'NKM', email: 'help@nkm.example' }, apiDir: path.join(__dirname, '../../..') },
  );
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(2);
});

it('has a credit note for each refund, with its shares and what remains', async () => {
  const { default: PDFDocument } = await import('pdfkit');
  const texts = jest.spyOn(PDFDocument.prototype, 'text');
  const tables = jest.spyOn(PDFDocument.prototype, 'table');
  const refund = {
    reference: 'NKM-1-1',
    invoice_id: 1,
    amount: 9_148.04,
    currency: 'NGN',
    amounts: {
      lines: [
        { name: 'products' as const, amount: 9_750 },
        { name: 'coupon' as const, amount: -601.96 },
      ],
      total: 9_148.04,
    },
    message: 'Returned: Mouse.',
    created_at: '2026-01-15T09:00:00.000Z',
    refunded_at: null,
  };
  await drawDocument(
    {
      number: 'V1-000001',
      invoiceReference: 'NKM-1-V1',
      orderReference: 'NKM-1',
      paidAt: new Date('2026-01-15T09:00:00Z'),
      payment: 'Card/Paystack',
      seller: { name: 'Ngozi Fabrics' },
      buyer: { name: 'Adaeze Okafor', place: ['Ikeja', 'Lagos'] },
      items: [{ name: 'Mouse', quantity: 1, unitKobo: 2_000_000, sumKobo: 2_000_000 }],
      amounts: { lines: [{ name: 'products', amount: 20_000 }], total: 20_000, kind: 'paid' },
      refunds: [refund],
      after: { refunded: 0, onItsWay: 9_148.04, remains: 10_851.96 },
    },
    { marketplace: { name: 'NKM' }, apiDir: path.join(__dirname, '../../..') },
  );
  const written = texts.mock.calls.map(([text]) => text);
  expect(written).toEqual(expect.arrayContaining(['Credit note 1', 'Returned: Mouse. Issued on 15 Jan 2026, 10:00.']));
  const drawn = JSON.stringify(tables.mock.calls);
  for (const part of ['Share of the coupon discount', '-₦601.96', 'Refund on its way', '₦9,148.04', '₦10,851.96'])
    expect(drawn).toContain(part);
  texts.mockRestore();
  tables.mockRestore();
});

it('the library and both fonts load before the first invoice', async () => {
  const { default: PDFDocument } = await import('pdfkit');
  const used = jest.spyOn(PDFDocument.prototype, 'font');
  await prepareDocuments(path.join(__dirname, '../../..'));
  expect(used.mock.calls.map(([font]) => font)).toEqual(expect.arrayContaining(['regular', 'bold']));
  used.mockRestore();
});
