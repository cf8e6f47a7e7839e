import { isAwaited, statusesWith } from '@nkm/contracts';
import { pickupPass } from '@nkm/contracts/pickup-pass';
import { returnPass } from '@nkm/contracts/return-pass';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import {
  deliveredOrder,
  paidOrder,
  type PaidOrder,
  pickupCodeOf,
  returnCodeOf,
  roleClient,
} from '../../../test/shop/fulfilment';
import { cashParcel, orderInCash } from '../../../test/shop/cash';
import { get, post, setInvoices } from '../../../test/shop/deliveries';
import { lineOf } from '../../../test/shop/orders';
import { withShop } from '../../../test/shop/with-shop';
import { SANDBOX_KEY } from '../../../test/with-api';
import { DESK_ACCOUNTS } from './accounts';
import { buildDesk } from './build-desk';
import { createDeskApi, type DeskApi } from './desk-api';
import { SANDBOX_LINKS_KEY } from '../../platform/environment/desk-settings';
import { Robots } from './robots';
import { createSellerApi } from './seller-api';

/** Another code than the given one. */
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the desk', () => {
  const shop = withShop('pglite', {
    env: { PAYMENT_METHODS: 'card,cash_on_delivery' },
    modules: [
      'abuse',
      'cancellations',
      'contact-messages',
      'fulfilment',
      'ledger',
      'notifications',
      'returns',
      'reviews',
      'role-tokens',
      'stores',
      'uploads',
    ],
  });
  let api: DeskApi;
  let desk: FastifyInstance;
  beforeAll(async () => {
    const apiBaseUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    api = createDeskApi({ apiBaseUrl, readKey: async () => SANDBOX_KEY });
    const sellers = createSellerApi({ apiBaseUrl, linksKey: SANDBOX_LINKS_KEY });
    desk = buildDesk({ brand: 'NKM', api, sellers, shop: 'http://shop.test' });
  });
  afterAll(() => desk.close());

  const fail = (problem: string) => {
    throw new Error(problem);
  };
  const statusOf = async ({ ada, id }: PaidOrder) => (await get(shop, `/orders/${id}`, ada)).data.status;
  /** Signs in and returns functions that read a page and send a form. */
  async function signIn(name: string) {
    const { password } = DESK_ACCOUNTS.find((account) => account.name === name)!;
    const send = (url: string, form: Record<string, string>, cookie = '') =>
      desk.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
        payload: new URLSearchParams(form).toString(),
      });
    const [cookie] = String((await send('/sign-in', { name, password })).headers['set-cookie']).split(';');
    return {
      read: async (url: string) => (await desk.inject({ url, headers: { cookie } })).body,
      send: async (url: string, form: Record<string, string>) => {
        const answer = await send(url, form, cookie);
        expect(answer.statusCode).toBe(303);
        return (await desk.inject({ url: answer.headers.location!, headers: { cookie } })).body;
      },
    };
  }

  it('has the mark and the name of the shop at the top of each page', async () => {
    const mark = '<img src="/apple-touch-icon.png" alt="">NKM desk';
    expect((await desk.inject({ url: '/sign-in' })).body).toContain(mark);
    expect(await (await signIn('vendor')).read('/vendor')).toContain(mark);
    expect((await desk.inject({ url: '/apple-touch-icon.png' })).headers['content-type']).toBe('image/png');
  });

  it('takes an order from the vendor over the courier to the staff and the shopper', async () => {
    const order = await paidOrder(shop);
    const { reference } = await shop.db
      .selectFrom('invoices')
      .select('reference')
      .where('id', '=', order.invoiceId)
      .executeTakeFirstOrThrow();
    const vendor = await signIn('vendor');
    const courier = await signIn('courier');
    const staff = await signIn('staff');
    expect(await vendor.read('/vendor')).toContain(reference);
    const store = { id: String(order.invoiceId), store: 'Adire House', status: 'Paid' };
    const packed = await vendor.send('/vendor/pack', store);
    const tracking_code = /Tracking number: (GIGL\w{10})/.exec(packed)![1]!;
    expect(await vendor.read(`/vendor/slip?id=${order.invoiceId}`)).toContain(tracking_code);
    const report = (code: string, stage: string) =>
      courier.send('/courier/report', { tracking_code: code, stage, incident: stage, status: 'Packed' });
    expect(await report(tracking_code, 'Lost')).toContain('Reported: Lost');
    expect(await staff.read('/staff?status=Lost')).toContain(reference);
    const again = { id: String(order.invoiceId), status: 'Lost', reason: 'Robbery' };
    expect(await staff.send('/staff/send-again', again)).toContain('The parcel can be packed again.');
    const { data } = await api.get<{ data: { id: number; tracking_code: string }[] }>(
      { role: 'courier' },
      '/courier/parcels?perPage=100',
    );
    const sent = data.find(({ id }) => id === order.invoiceId)!.tracking_code;
    await report(sent, 'Shipped');
    expect(await courier.read('/courier?status=Shipped')).toContain('Mark as ready for pickup');
    await report(sent, 'Ready for pickup');
    for (const [reader, page] of [
      [vendor, '/vendor?status=Shipped'],
      [courier, '/courier?status=Shipped'],
      [staff, '/staff?status=Shipped'],
    ] as const)
      expect(await reader.read(page)).toMatch(/<strong>Ready for pickup<\/strong>\. Last day: \w+day, \d+ \w+/);
    const code = (await pickupCodeOf(shop, sent))!;
    const enter = (typed: string) =>
      courier.send('/courier/collect', { tracking_code: sent, status: 'Shipped', code: typed });
    expect(await enter('12 345')).toContain('A pickup code has six digits.');
    expect(await enter(wrongCode(code))).toContain('The code is wrong. 4 tries remain.');
    expect(await courier.send('/courier/scan', { status: 'Shipped', code })).toContain('Scan the QR code');
    const pass = pickupPass({ tracking_code: sent, code });
    expect(await courier.send('/courier/scan', { status: 'Shipped', code: pass })).toContain('Delivered.');
    expect(await enter(`${code.slice(0, 3)}-${code.slice(3)}.`)).toContain('This parcel was already handed over.');
    expect(await statusOf(order)).toBe('Delivered');
  });

  it('lets only staff hand a parcel over after five wrong codes, and with its cash', async () => {
    const parcel = await cashParcel(shop);
    const [courier, staff] = [await signIn('courier'), await signIn('staff')];
    const known = { tracking_code: parcel.code, status: 'Shipped' };
    await courier.send('/courier/report', { ...known, stage: 'Ready for pickup', incident: 'Ready for pickup' });
    const code = (await pickupCodeOf(shop, parcel.code))!;
    const enter = (typed: string) =>
      courier.send('/courier/collect', { ...known, amount_kobo: String(parcel.due), code: typed });
    expect(await courier.read('/courier?status=Shipped')).toContain('Hand over, ₦4,397.50 collected');
    for (let each = 0; each < 5; each += 1) await enter(wrongCode(code));
    expect(await enter(code)).toContain('The code was wrong five times. Only our staff can hand this parcel over.');
    expect(await courier.read('/courier?status=Shipped')).toContain('Only staff can hand this parcel over.');
    expect(await staff.read('/staff?status=Shipped')).toContain('Hand over without the code, ₦4,397.50 collected');
    const form = { id: String(parcel.invoiceId), status: 'Shipped', reason: 'Showed the order', amount_kobo: '439750' };
    expect(await staff.send('/staff/hand-over', form)).toContain('The parcel was handed over.');
    expect((await get(shop, `/orders/${parcel.orderId}`, parcel.ada)).data.status).toBe('Delivered');
  });

  it('lets a station take a return with the code or the pass of its shopper, and else staff', async () => {
    const [courier, staff] = [await signIn('courier'), await signIn('staff')];
    const awaited = async () => {
      const { ada, invoiceId, dress } = await deliveredOrder(shop);
      const items = [{ product_id: dress.id, quantity: 1 }];
      const body = { invoice_id: invoiceId, reason: 'Damaged', comment: 'Torn', items, station_id: shop.stationId };
      const { id, reference } = (await post(shop, '/returns', body, ada)).body.data;
      expect(await staff.read('/staff/returns?status=Requested')).toContain('GIGL Ikeja, awaited');
      await staff.send('/staff/returns/approve', { id: String(id), status: 'Requested', seller_at_fault: 'yes' });
      return { id: String(id), reference: String(reference), code: (await returnCodeOf(shop, id))! };
    };
    const [one, other, third] = [await awaited(), await awaited(), await awaited()];
    const take = (form: Record<string, string>) =>
      courier.send('/courier/returns/take', { status: 'awaited', ...form });
    expect(await courier.read('/courier/returns')).toContain(one.reference);
    expect(await courier.read('/courier/returns')).not.toContain(one.code);
    expect(await take({ code: one.code })).toContain('Scan a return pass, or choose the return');
    expect(await take({ reference: one.reference, code: wrongCode(one.code) })).toContain('4 tries remain.');
    expect(await take({ reference: one.reference, code: one.code })).toContain(`Taken: ${one.reference}.`);
    expect(await take({ code: returnPass(other) })).toContain(`Taken: ${other.reference}.`);
    expect(await take({ code: returnPass(other) })).toContain(`The items of ${other.reference} were already taken.`);
    expect(await courier.read('/courier/returns?status=arrived')).toContain(other.reference);
    for (let each = 0; each < 5; each += 1) await take({ reference: third.reference, code: wrongCode(third.code) });
    expect(await courier.read('/courier/returns')).toContain('Only staff can record this arrival.');
    expect(await staff.read('/staff/returns?status=Approved')).toContain('Take in at the station without the code');
    const form = { id: third.id, status: 'Approved', reason: 'Showed the order' };
    expect(await staff.send('/staff/returns/arrive', form)).toContain('The station has the items.');
    expect(await staff.read('/staff/returns?status=Approved')).toMatch(/GIGL Ikeja, arrived \d+ \w+ \d+/);
  });

  it('lets the courier hand a parcel over for cash only', async () => {
    const ada = await shop.shopper();
    const { id } = (await orderInCash(shop, ada, [lineOf(await shop.product({ price: 3_000 }))])).body.data;
    const [vendor, courier, staff] = [await signIn('vendor'), await signIn('courier'), await signIn('staff')];
    const [{ id: invoiceId, reference }] = (await get(shop, `/orders/${id}`, ada)).data.invoices;
    expect(await vendor.read('/vendor?status=Confirmed')).toContain(reference);
    const known = { id: String(invoiceId), store: 'Adire House', status: 'Confirmed' };
    const tracking_code = /Tracking number: (GIGL\w{10})/.exec(await vendor.send('/vendor/pack', known))![1]!;
    expect(await vendor.read(`/vendor/slip?id=${invoiceId}`)).toContain('Collect in cash: <strong>₦4,397.50</strong>');
    const report = (stage: string) =>
      courier.send('/courier/report', { tracking_code, stage, incident: stage, status: 'Packed' });
    expect(await report('Shipped')).toContain('Reported: Shipped');
    await report('Ready for pickup');
    const code = (await pickupCodeOf(shop, tracking_code))!;
    const unpaid = { tracking_code, status: 'Shipped', code };
    expect(await courier.send('/courier/collect', unpaid)).toContain('This parcel costs ₦4,397.50.');
    const money = { ...unpaid, amount_kobo: '439750' };
    expect(await courier.send('/courier/collect', money)).toContain('Delivered, ₦4,397.50 collected.');
    expect((await get(shop, `/orders/${id}`, ada)).data).toMatchObject({ status: 'Delivered' });
    const delivered = await staff.read('/staff?status=Delivered');
    expect(delivered).toContain(reference);
    expect(delivered).toContain('<dt>Product Price</dt><dd>₦3,000.00</dd>');
    expect(delivered).toContain('<dt>Paid</dt><dd>₦4,397.50</dd>');
    expect(await vendor.read('/vendor?status=Delivered')).not.toContain('<dt>Product Price</dt>');
  });

  it('lets staff decide a cancellation, and watch its refund', async () => {
    const order = await paidOrder(shop);
    const cancel = () => post(shop, '/orders/cancel', { order_id: order.id, product_id: order.dress.id }, order.ada);
    const staff = await signIn('staff');
    const openId = async (list: string) => /name="id" value="(\d+)"/.exec(await staff.read(`/staff/${list}`))![1]!;
    await cancel();
    const invoices = (await (await signIn('vendor')).read('/vendor')).split('<article>');
    const undecided = invoices.find((invoice) => invoice.includes('(Processing)'));
    expect(undecided).toContain('Staff decide on a cancellation first.');
    expect(undecided).not.toContain('action="/vendor/pack"');
    const refusal = { id: await openId('cancellations'), status: 'Requested', reason: 'Made to <measure>' };
    expect(await staff.send('/staff/cancellations/refuse', refusal)).toContain('The cancellation was refused.');
    expect(await staff.read('/staff/cancellations?status=Refused')).toContain('Made to &lt;measure&gt;');
    await cancel();
    const approval = { id: await openId('cancellations'), status: 'Requested' };
    expect(await staff.send('/staff/cancellations/approve', approval)).toContain('The refund is on its way.');
    expect(await statusOf(order)).toBe('Cancelled');
    const due = await staff.read('/staff/refunds?status=due');
    expect(due).toContain(`Cancelled: ${order.dress.title}.`);
    expect(due).toMatch(/<dt>Share of the payment gateway fee<\/dt><dd>₦[\d,.]+<\/dd>/);
    const id = /name="id" value="(\d+)"/.exec(due)![1]!;
    const record = { id, status: 'due', method: 'bank transfer', reference: 'GTB-7' };
    expect(await staff.send('/staff/refunds/record', record)).toContain('The payment was recorded.');
    expect(await staff.read('/staff/refunds?status=paid')).toContain('GTB-7');
    expect(await staff.read('/staff/disputes')).toContain('No payment is disputed.');
    expect(await staff.read('/staff/books')).toContain('The books have not been checked yet.');
  });

  it('lets staff take a return from Requested to Refunded, and see its photo', async () => {
    const order = await paidOrder(shop);
    await setInvoices(shop, order.id, 'Delivered');
    await shop.db.updateTable('invoices').set({ delivered_at: new Date() }).where('order_id', '=', order.id).execute();
    const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer();
    const photo = new FormData();
    photo.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'a.jpg');
    const body = new Response(photo);
    const uploaded = await shop.inject({
      method: 'POST',
      url: '/photos',
      headers: { ...order.ada.headers, 'content-type': body.headers.get('content-type')! },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    const { id: photoId, url } = uploaded.json().data;
    const items = [{ product_id: order.dress.id, quantity: 1 }];
    const wanted = {
      invoice_id: order.invoiceId,
      reason: 'Damaged',
      comment: 'The <seam> is torn',
      items,
      photos: [photoId],
    };
    expect((await post(shop, '/returns', wanted, order.ada)).status).toBe(201);
    const staff = await signIn('staff');
    const list = await staff.read('/staff/returns');
    expect(list).toContain('The &lt;seam&gt; is torn');
    const id = /name="id" value="(\d+)"/.exec(list)![1]!;
    expect(list).toContain(`/photo?path=${encodeURIComponent(url)}`);
    expect((await desk.inject({ url: `/photo?path=${encodeURIComponent(url)}` })).statusCode).toBe(404);
    expect(await staff.read(`/photo?path=${encodeURIComponent(url)}`)).toContain('WEBP');
    const steps = [
      ['approve', { status: 'Requested', seller_at_fault: 'yes' }, 'The shopper knows how to return the items.'],
      ['receive', { status: 'Approved', resellable: String(order.dress.id) }, 'The items have arrived.'],
      ['refund', { status: 'Returned' }, 'The refund is on its way.'],
    ] as const;
    for (const [name, form, said] of steps)
      expect(await staff.send(`/staff/returns/${name}`, { id, ...form } as Record<string, string>)).toContain(said);
    expect(await statusOf(order)).toBe('Refunded');
    expect(await shop.stockOf(order.dress.id)).toBe(10);
  });

  it('lets vendors answer questions and inquiries, and staff read letters and reports', async () => {
    const dress = await shop.product();
    const ada = await shop.shopper();
    const { vendor_id } = await shop.db
      .selectFrom('products')
      .select('vendor_id')
      .where('id', '=', dress.id)
      .executeTakeFirstOrThrow();
    const asked = { question: 'Is it <lined>?', product_id: dress.id };
    expect((await post(shop, '/product/question', asked, ada)).status).toBe(200);
    const letter = { name: 'Ada', email: 'ada@example.com', subject: 'Sizes', created_at: new Date() };
    const content = 'Do you have XL?';
    await shop.db
      .insertInto('store_inquiries')
      .values({ ...letter, content, vendor_id, user_id: ada.id })
      .execute();
    await shop.db
      .insertInto('contact_messages')
      .values({ ...letter, content: 'A letter', user_id: null })
      .execute();
    await shop.db
      .insertInto('abuse_reports')
      .values({ ...letter, comment: 'A report', product_id: dress.id, user_id: null })
      .execute();

    const vendor = await signIn('vendor');
    const questions = await vendor.read('/vendor/questions');
    expect(questions).toContain('Is it &lt;lined&gt;?');
    const known = (html: string) => ({
      id: /name="id" value="(\d+)"/.exec(html)![1]!,
      store: /name="store" value="([^"]+)"/.exec(html)![1]!,
    });
    const answer = { ...known(questions), status: 'Open', answer: 'Yes, with cotton.' };
    expect(await vendor.send('/vendor/questions/answer', answer)).toContain(
      'The answer is published on the product page.',
    );
    expect(await vendor.send('/vendor/questions/answer', answer)).toContain('This question has already been answered.');
    expect(await vendor.read('/vendor/questions?status=Answered')).toContain('Yes, with cotton.');
    const { data } = await get(shop, `/products/${dress.id}/questions`);
    expect(data).toMatchObject([{ question: 'Is it <lined>?', answer: 'Yes, with cotton.' }]);
    expect((await get(shop, '/users/notifications', ada)).data[0].description).toContain(dress.title);

    const inquiries = await vendor.read('/vendor/inquiries');
    expect(inquiries).toContain('Do you have XL?');
    const reply = { ...known(inquiries), status: 'Open', answer: 'Yes, we do.' };
    expect(await vendor.send('/vendor/inquiries/answer', reply)).toContain('The answer was emailed to the shopper.');
    const mails = await shop.db.selectFrom('outbox').select(['recipient', 'subject', 'body']).execute();
    const mail = mails.find(({ recipient }) => recipient === 'ada@example.com');
    expect(mail?.subject).toMatch(/^Reply from .+: Sizes$/);
    expect(mail?.body).toContain('Yes, we do.');
    expect(await vendor.send('/vendor/inquiries/answer', reply)).toContain('This inquiry has already been answered.');

    const staff = await signIn('staff');
    expect(await staff.read('/staff/messages')).toContain('A letter');
    const reports = await staff.read('/staff/reports');
    expect(reports).toContain('A report');
    expect(reports).toContain(dress.title);
    expect(await vendor.read('/staff/messages')).not.toContain('A letter');
  });

  it("refuses a store that answers another store's questions", async () => {
    const dress = await shop.product();
    const ada = await shop.shopper();
    const asked = { question: 'How long is it?', product_id: dress.id };
    const { id } = (await post(shop, '/product/question', asked, ada)).body.data;
    const { id: other } = await shop.db
      .insertInto('vendors')
      .values({ name: 'Other', store_name: 'Other Store', user_id: null, avatar_key: null, gigl_station_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const client = await roleClient(shop, 'vendor', other);
    expect((await client.post(`/vendor/questions/${id}/answer`, { answer: 'Long.' })).status).toBe(404);
    expect((await client.post(`/vendor/questions/${id}/answer`, { answer: '   ' })).status).toBe(422);
    expect((await client.get('/vendor/questions')).body.data).toEqual([]);
    expect((await client.get('/staff/messages')).status).toBe(403);
  });

  it('finds a packing slip by its invoice, whatever happened since, and says when there is none', async () => {
    const vendor = await signIn('vendor');
    const order = await paidOrder(shop);
    const slip = `/vendor/slip?id=${order.invoiceId}`;
    expect(await vendor.read('/vendor')).toContain(`href="${slip}"`);
    await setInvoices(shop, order.id, 'Fulfilled');
    expect(await vendor.read(slip)).toContain('1 × ');
    for (const id of ['99999999', '0', 'x', '1.5', '']) {
      const page = await vendor.read(`/vendor/slip?id=${id}`);
      expect(page).toContain('This did not work');
      expect(page).not.toContain('<article>');
    }
  });

  it('lists for staff the parcels of each status in which somebody waits for them or has received them', async () => {
    const staff = await signIn('staff');
    const links = (await staff.read('/staff')).matchAll(/"\/staff\?status=([^"&]+)"/g);
    const listed = [...links].map(([, status]) => decodeURIComponent(status!)).sort();
    expect(listed).toEqual(statusesWith((rules) => isAwaited(rules) || rules.place === 'shopper').sort());
  });

  it('divides long lists into pages, with and without statuses', async () => {
    const [vendorId] = shop.vendorIds;
    await shop.db.deleteFrom('store_inquiries').execute();
    await shop.db.deleteFrom('contact_messages').execute();
    for (let number = 1; number <= 51; number += 1) {
      const created_at = new Date(Date.now() + number * 1_000);
      const letter = {
        name: 'Ada',
        email: 'ada@example.com',
        subject: `Subject ${number}.`,
        created_at,
        user_id: null,
      };
      await shop.db
        .insertInto('store_inquiries')
        .values({ ...letter, content: 'Text', vendor_id: vendorId })
        .execute();
      await shop.db
        .insertInto('contact_messages')
        .values({ ...letter, content: 'Text' })
        .execute();
    }
    for (const [role, path, page2] of [
      ['vendor', '/vendor/inquiries', '/vendor/inquiries?status=Open&page=2'],
      ['staff', '/staff/messages', '/staff/messages?page=2'],
    ] as const) {
      const { read } = await signIn(role);
      const [first, second, beyond] = [await read(path), await read(page2), await read(page2.replace('=2', '=9'))];
      expect(first.match(/<article>/g)).toHaveLength(50);
      expect(first).toContain('Page 1 of 2');
      expect(first).toContain(`<a href="${page2.replace('&', '&amp;')}">Next page</a>`);
      expect(first).not.toContain('Previous page');
      expect(second.match(/<article>/g)).toHaveLength(1);
      expect(second).toContain(`<a href="${page2.replace('&', '&amp;').replace('=2', '=1')}">Previous page</a>`);
      expect(second).not.toContain('Next page');
      const subjects = `${first}${second}`.match(/Subject \d+\./g);
      expect(new Set(subjects).size).toBe(51);
      expect(beyond).toContain(`<a href="${page2.replace('&', '&amp;')}">Previous page</a>`);
      expect(await read(page2.replace('=2', '=x'))).toContain('Page 1 of 2');
    }
  });

  it('shows why the API refuses, and loses nothing', async () => {
    const vendor = await signIn('vendor');
    const order = await paidOrder(shop);
    const wrong = await vendor.send('/vendor/pack', { id: '999999', store: 'Adire House', status: 'Paid' });
    expect(wrong).toContain('Invoice not found.');
    expect(wrong).toContain('role="alert"');
    expect(await statusOf(order)).toBe('Paid');
  });

  it('asks strangers and other roles to sign in, and escapes what they send', async () => {
    for (const url of ['/vendor', '/courier', '/staff']) {
      const answer = await desk.inject({ url });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    }
    const courier = await signIn('courier');
    expect(await courier.send('/vendor/pack', { id: '1', store: 'Adire House' })).not.toContain('Packed.');
    const form = { method: 'POST' as const, url: '/sign-in', payload: 'name=staff&password=wrong' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const refused = await desk.inject({ ...form, headers });
    expect((await desk.inject({ url: refused.headers.location! })).body).toContain('The password is wrong.');
    const page = await courier.read('/courier?said=%3Cscript%3E');
    expect(page).toContain('&lt;script&gt;');
  });

  it('has robots that take a paid order to Delivered, also after a restart', async () => {
    const order = await paidOrder(shop);
    let now = Date.now();
    const robots = () => new Robots(api, { periodMs: 20_000, clock: () => now, report: fail });
    const steps = async (worker: Robots, count: number) => {
      for (let step = 0; step < count; step++) {
        await worker.act();
        now += 20_000;
        shop.advance(20);
      }
    };
    await steps(robots(), 3);
    expect(['Packed', 'Shipped']).toContain(await statusOf(order));
    // A new process starts from the first step; its messages are known.
    await steps(robots(), 11);
    expect(await statusOf(order)).toBe('Delivered');
    const [invoice] = (await get(shop, `/orders/${order.id}`, order.ada)).data.invoices;
    const incidents = invoice.trackingInfo.locations.map(({ incident }: { incident: string }) => incident);
    expect(incidents).toEqual([
      'Packed',
      'Shipped',
      'Arrived at the sorting centre',
      'On the way',
      'Ready for pickup',
      'Delivered',
    ]);
  });

  it('has robots whose parcels are late, lost or returned to the sender, as often as the setting says', async () => {
    let now = Date.now();
    const robots = new Robots(api, { periodMs: 20_000, clock: () => now, mishaps: 100, report: fail });
    const orders: PaidOrder[] = [];
    for (let count = 0; count < 12; count += 1) orders.push(await paidOrder(shop));
    for (let step = 0; step < 24; step += 1) {
      await robots.act();
      now += 20_000;
      shop.advance(20);
    }
    const ends = new Set(await Promise.all(orders.map(statusOf)));
    // Twelve random codes share one fate once in 180,000 runs.
    expect(ends.size).toBeGreaterThan(1);
    for (const end of ends) expect(['Delivered', 'Lost', 'Returned to sender']).toContain(end);
  });
});
