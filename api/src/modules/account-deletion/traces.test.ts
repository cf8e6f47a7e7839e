import { sql } from 'kysely';
import { leave } from '../../../test/shop/account-deletion';
import { setInvoices } from '../../../test/shop/deliveries';
import { openOrder, pay, sendWebhook } from '../../../test/shop/payments';
import { withShop } from '../../../test/shop/with-shop';
import { databases } from '../../../test/test-databases';
import { DELETED_USER } from '../../platform/personal-data/personal-data';

const TEXT = 'Dear Ngozi Okafor, phone 0803 123 4567';
const SUBJECT = 'A copy, call 0803 123 4567';
const DAY_S = 86_400;

describe.each(databases)('traces of a shopper on %s', (database) => {
  const shop = withShop(database, { modules: ['account-deletion', 'accounts', 'uploads'] });

  async function writeSignedOut(email: string, productId: number) {
    const letter = {
      user_id: null,
      name: 'Ngozi',
      email: email.toUpperCase(),
      subject: 'Hello',
      created_at: new Date(),
    };
    await shop.db
      .insertInto('contact_messages')
      .values({ ...letter, content: 'A letter' })
      .execute();
    await shop.db
      .insertInto('store_inquiries')
      .values({ ...letter, vendor_id: shop.vendorIds[0]!, content: 'An inquiry' })
      .execute();
    await shop.db
      .insertInto('abuse_reports')
      .values({ ...letter, subject: SUBJECT, product_id: productId, comment: 'A report' })
      .execute();
  }

  /** A delivered order about which staff and couriers have written. */
  async function orderWithTexts() {
    const order = await openOrder(shop);
    await pay(order);
    await sendWebhook(shop, order.payment);
    await setInvoices(shop, order.id, 'Delivered');
    const { rows } = await sql<{ id: number }>`select id from invoices where order_id = ${order.id}`.execute(shop.db);
    const invoice = rows[0]!.id;
    await sql`insert into tracking_events (invoice_id, incident, reason, happened_at)
      values (${invoice}, 'Delivered', ${TEXT}, now()), (${invoice}, ${TEXT}, '', now())`.execute(shop.db);
    await sql`insert into returns (reference, invoice_id, status, reason, comment, refusal, requested_at)
      values (${`RET-${invoice}`}, ${invoice}, 'Requested', 'Damaged', ${TEXT}, null, now())`.execute(shop.db);
    await sql`insert into return_drop_offs (return_id, station_id, code, hand_in_until, arrived_at, arrival_reason)
      select id, ${shop.stationId}, '123456', now(), now(), ${TEXT} from returns where invoice_id = ${invoice}`.execute(
      shop.db,
    );
    await shop.db.transaction().execute(async (trx) => {
      await sql`select set_config('nkm.transition', ${JSON.stringify({ actor: 'staff', reason: TEXT })}, true)`.execute(
        trx,
      );
      await sql`update returns set status = 'Refused', refusal = ${TEXT} where invoice_id = ${invoice}`.execute(trx);
      await sql`update invoices set status = 'Fulfilled' where id = ${invoice}`.execute(trx);
    });
    return { ...order, invoice };
  }

  /** Tables with the text of staff. */
  async function tablesWithText(invoice: number): Promise<string[]> {
    const ofReturns = ['return_transitions', 'return_drop_offs'];
    const tables = ['tracking_events', 'invoice_transitions', 'returns', ...ofReturns];
    const found: string[] = [];
    for (const table of tables) {
      const own = ofReturns.includes(table)
        ? sql`return_id in (select id from returns where invoice_id = ${invoice})`
        : sql`invoice_id = ${invoice}`;
      const { rows } = await sql`select 1 from ${sql.table(table)} t
        where ${own} and t::text like ${`%${TEXT}%`}`.execute(shop.db);
      if (rows.length > 0) found.push(table);
    }
    return found;
  }

  it('written signed out with the proved email are in the export, and erased with the account', async () => {
    const ada = await shop.shopper();
    const dress = await shop.product();
    await writeSignedOut(ada.email, dress.id);
    const { data } = (await shop.inject({ url: '/users/me/export', headers: ada.headers })).json();
    expect(data).toMatchObject({
      messages: [{ content: 'A letter' }],
      store_inquiries: [{ content: 'An inquiry' }],
      abuse_reports: [{ comment: 'A report' }],
    });

    expect((await leave(shop, ada)).statusCode).toBe(200);
    const emailOf = (table: string) =>
      sql`select 1 from ${sql.table(table)} where lower(email) = ${ada.email.toLowerCase()}`.execute(shop.db);
    for (const table of ['contact_messages', 'store_inquiries', 'abuse_reports'])
      expect((await emailOf(table)).rows).toEqual([]);
    const report = shop.db.selectFrom('abuse_reports').select(['name', 'subject']).where('product_id', '=', dress.id);
    expect(await report.execute()).toEqual([{ name: DELETED_USER, subject: 'A copy, call [hidden]' }]);
  });

  it('written with an email that nobody has proved are in no export', async () => {
    const owner = `owner-${database}@example.com`;
    const ada = await shop.shopper();
    await shop.db
      .updateTable('users')
      .set({ email: owner, email_verified_at: null })
      .where('id', '=', ada.id)
      .execute();
    await writeSignedOut(owner, (await shop.product()).id);
    const { data } = (await shop.inject({ url: '/users/me/export', headers: ada.headers })).json();
    expect([data.messages, data.store_inquiries, data.abuse_reports]).toEqual([[], [], []]);
  });

  it('in published reviews, ratings and questions stay without email addresses and phone numbers', async () => {
    const ada = await shop.shopper();
    const dress = await shop.product();
    const text = 'Fine cloth, call 0803 123 4567 or ada@example.com.';
    const at = { created_at: new Date(), user_id: ada.id };
    const own = { ...at, name: 'Ada O.', stars: 5, comment: text };
    const { id } = await shop.db
      .insertInto('reviews')
      .values({ ...own, product_id: dress.id, invoice_id: null, avatar_key: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const vendor_id = shop.vendorIds[0]!;
    await shop.db
      .insertInto('vendor_ratings')
      .values({ ...own, vendor_id })
      .execute();
    const answered = { answer: 'Yes.', answered_at: new Date() };
    await shop.db
      .insertInto('product_questions')
      .values({ ...at, ...answered, product_id: dress.id, question: text })
      .execute();

    expect((await leave(shop, ada)).statusCode).toBe(200);
    const shown = 'Fine cloth, call [hidden] or [hidden].';
    const review = shop.db.selectFrom('reviews').select('comment').where('id', '=', id);
    expect(await review.executeTakeFirst()).toEqual({ comment: shown });
    const rating = shop.db.selectFrom('vendor_ratings').select('comment').where('vendor_id', '=', vendor_id);
    expect(await rating.execute()).toContainEqual({ comment: shown });
    const question = shop.db.selectFrom('product_questions').select('question').where('product_id', '=', dress.id);
    expect(await question.execute()).toEqual([{ question: shown }]);
  });

  it('in mails to the shop and to stores leave the outbox, and mails of similar addresses stay', async () => {
    const ada = await shop.shopper();
    const text = (email: string) => `Ngozi <${email}> wrote: where is my parcel?`;
    const add = (body: string) =>
      shop.app.outbox.add(shop.db, { channel: 'email', to: 'shop@nkm.example', subject: 'Letter', text: body });
    await add(text(ada.email));
    await add(`Reply to ${ada.email}.`);
    await add(text(`x${ada.email}`));
    await add(text(`${ada.email}.ng`));
    await leave(shop, ada);
    const left = (await shop.messagesTo('shop@nkm.example')).map((message) => message.text);
    expect(left).toEqual([text(`x${ada.email}`), text(`${ada.email}.ng`)]);
  });

  const incidentsOf = async (invoice: number) => {
    const events = shop.db.selectFrom('tracking_events').select('incident').where('invoice_id', '=', invoice);
    return (await events.orderBy('id').execute()).map(({ incident }) => incident);
  };

  it('in the texts of staff and couriers are emptied, and who moved the parcel stays', async () => {
    const order = await orderWithTexts();
    expect(await tablesWithText(order.invoice)).toHaveLength(5);
    expect((await leave(shop, order.ada)).statusCode).toBe(200);
    expect(await tablesWithText(order.invoice)).toEqual([]);
    expect(await incidentsOf(order.invoice)).toEqual(['Delivered', 'Message from the courier']);
    const moves = await shop.db
      .selectFrom('invoice_transitions')
      .select(['to_status', 'actor', 'reason'])
      .where('invoice_id', '=', order.invoice)
      .where('to_status', '=', 'Fulfilled')
      .execute();
    expect(moves).toEqual([{ to_status: 'Fulfilled', actor: 'staff', reason: null }]);
  });

  it('in the texts of couriers are emptied two years after the order', async () => {
    const order = await orderWithTexts();
    const said = await openOrder(shop);
    const { rows } = await sql<{ id: number }>`insert into tracking_events (invoice_id, incident, happened_at)
      select id, ${TEXT}, now() from invoices where order_id = ${said.id} returning invoice_id as id`.execute(shop.db);
    await shop.app.jobs.runNow('erase texts of old orders');
    expect(await tablesWithText(order.invoice)).toHaveLength(5);
    shop.advance(731 * DAY_S);
    await shop.app.jobs.runNow('erase texts of old orders');
    shop.advance(-731 * DAY_S);
    expect(await tablesWithText(order.invoice)).toEqual(['returns']);
    expect(await incidentsOf(order.invoice)).toEqual(['Delivered', 'Message from the courier']);
    expect(await incidentsOf(rows[0]!.id)).toEqual(['Message from the courier']);
  });

  it('cannot be removed from a transition in another way', async () => {
    const order = await orderWithTexts();
    const change = (assignment: string) =>
      sql`update invoice_transitions set ${sql.raw(assignment)} where invoice_id = ${order.invoice}`.execute(shop.db);
    for (const assignment of ['reason = null', "actor = 'system'"])
      await expect(change(assignment)).rejects.toThrow('Transitions of invoices are recorded by the invoices only');
  });

  it('in photos are no longer served once the account is deleted, and the files go with the next run', async () => {
    const ada = await shop.shopper();
    const id = 'a'.repeat(22);
    const content_hash = database === 'pglite' ? 'c'.repeat(64) : 'd'.repeat(64);
    await sql`insert into uploads (id, user_id, content_hash, width, height, used_by, created_at)
      values (${id}, ${ada.id}, ${content_hash}, 1, 1, 'review:1', now())`.execute(shop.db);
    await leave(shop, ada);
    expect((await shop.inject({ url: `/photos/${id}.webp` })).statusCode).toBe(404);
    await shop.app.jobs.runNow('delete unused photos');
    expect((await sql`select 1 from uploads where id = ${id}`.execute(shop.db)).rows).toEqual([]);
  });
});
