import { Writable } from 'node:stream';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { REASON_LENGTH } from '@nkm/contracts/removal-reason';
import { sql } from 'kysely';
import { databases } from '../../../test/test-databases';
import { SANDBOX_KEY, withApi } from '../../../test/with-api';
import { buildApp } from '../../boot/build-app';
import { createLogger } from '../../platform/http/logging';
import { hashPassword } from '../accounts/public';
import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';
import { addPhone, requestCode } from '../../../test/shop/phone';
import { accountTables } from '../../../test/account-tables';
import { DELETED_USER } from '../../platform/personal-data/personal-data';
import { PERSONAL_TABLES } from './declarations';
import { messages } from './messages';
import { DELETION_CODE_SECONDS } from './request-deletion';
import {
  accountOf,
  aLeaver,
  askDeletion,
  confirmWith,
  leave,
  newestCode,
  otherThan,
  REASON,
} from '../../../test/shop/account-deletion';

const PASSWORD = 'Correct-horse-9';
const UNDO_S = 7 * 86_400;

describe.each(databases)('leaving on %s', (database) => {
  const api = withApi({ database, env: EASY_CAPTCHA });
  const me = (headers: { authorization: string }) => api.inject({ url: '/users/me', headers });
  const logIn = (email: string, password = PASSWORD) =>
    api.inject({ method: 'POST', url: '/login', payload: { email, password, platform: 'Web' } });

  describe('the request', () => {
    it('ACC-CALL-025 ACC-FIELD-007 accepts reason and platform and mails a six-digit code', async () => {
      const ada = await aLeaver(api);
      const answer = await askDeletion(api, ada, { reason: ` ${REASON}\n`, platform: 'Web' });
      expect([answer.statusCode, answer.json().message]).toEqual([200, messages.codeSent]);
      const [mail] = await api.messagesTo(ada.email);
      expect(mail).toMatchObject({ channel: 'email', code: expect.stringMatching(/^\d{6}$/) });
      expect(mail!.text).toContain(mail!.code);
      const kept = await api.db.selectFrom('deletion_requests').selectAll().where('user_id', '=', ada.id).execute();
      expect(kept).toMatchObject([{ reason: REASON, platform: 'Web', tries: 0 }]);
    });

    it('stores no code, only a hash that is useless without the session', async () => {
      const ada = await aLeaver(api);
      await askDeletion(api, ada);
      const code = await newestCode(api, ada);
      const [kept] = await api.db.selectFrom('deletion_requests').selectAll().where('user_id', '=', ada.id).execute();
      expect(JSON.stringify(kept)).not.toContain(code);
      expect(kept!.code_hmac).toMatch(/^[0-9a-f]{64}$/);
    });

    it.each([
      ['99 characters', 'x'.repeat(REASON_LENGTH.min - 1), messages.reasonTooShort],
      ['99 characters between blanks', ` ${'x'.repeat(99)}  `, messages.reasonTooShort],
      ['99 characters of two code points each', 'ẹ̀'.repeat(99), messages.reasonTooShort],
      ['501 characters', 'x'.repeat(REASON_LENGTH.max + 1), messages.reasonTooLong],
    ])('ACC-CONST-015 refuses %s', async (_, reason, message) => {
      const answer = await askDeletion(api, await aLeaver(api), { reason, platform: 'Web' });
      expect([answer.statusCode, answer.json()]).toEqual([422, { message, errors: { reason: [message] } }]);
    });

    it('ACC-CONST-015 accepts 500 characters of two code points each', async () => {
      expect((await askDeletion(api, await aLeaver(api), { reason: 'ẹ̀'.repeat(500) })).statusCode).toBe(200);
    });

    it('reports a missing reason', async () => {
      const answer = await askDeletion(api, await aLeaver(api), {});
      expect(answer.json().errors).toEqual({ reason: ['The reason field is required.'] });
    });

    it("is for the shopper's own account: a guest gets 401, another shopper 404", async () => {
      const [ada, bayo] = [await aLeaver(api), await aLeaver(api)];
      expect((await askDeletion(api, { ...ada, headers: { authorization: '' } })).statusCode).toBe(401);
      expect((await askDeletion(api, { ...ada, headers: bayo.headers })).statusCode).toBe(404);
      expect(await api.messagesTo(ada.email)).toEqual([]);
    });

    it('is refused with the day until which the previous email can undo a change, also with an earlier code', async () => {
      const ada = await aLeaver(api);
      await askDeletion(api, ada);
      const code = await newestCode(api, ada);
      const email = `moved-${database}@example.com`;
      const { headers } = ada;
      await api.inject({ method: 'PATCH', url: '/users', headers, payload: { email } });
      const link = (await api.messagesTo(email)).at(-1)!.text;
      const payload = { token: /confirm-email\?token=([\w-]{43})/.exec(link)![1] };
      const url = '/users/me/email-change/confirm';
      expect((await api.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
      const { expires_at } = await api.db
        .selectFrom('email_undos')
        .select('expires_at')
        .where('user_id', '=', ada.id)
        .executeTakeFirstOrThrow();

      for (const answer of [await askDeletion(api, ada), await confirmWith(api, ada, code)])
        expect([answer.statusCode, answer.json().message]).toEqual([
          409,
          'Your account cannot be deleted yet: its email was changed, and the previous email can undo that until ' +
            `${lagosDateTime(expires_at.toISOString())}. You can delete it after that.`,
        ]);
      api.advance(UNDO_S);
      const later = { ...ada, email, headers: await api.signIn(ada) };
      expect((await leave(api, later)).statusCode).toBe(200);
      api.advance(-UNDO_S);
    });

    it.each([0, 1])('ACC-RULE-047 mails a new code when repeated, and code %i of both works', async (used) => {
      const ada = await aLeaver(api);
      await askDeletion(api, ada);
      const codes = [await newestCode(api, ada)];
      await askDeletion(api, ada);
      codes.push(await newestCode(api, ada));
      expect((await confirmWith(api, ada, codes[used]!)).statusCode).toBe(200);
    });

    it('accepts the earlier code until it expires, which costs no try', async () => {
      const ada = await aLeaver(api);
      await askDeletion(api, ada);
      const first = await newestCode(api, ada);
      api.advance(DELETION_CODE_SECONDS - 60);
      await askDeletion(api, ada);
      const second = await newestCode(api, ada);
      api.advance(61);
      for (let turn = 0; turn < 5; turn++) {
        const late = await confirmWith(api, ada, first);
        expect([late.statusCode, late.json().errors]).toEqual([422, { otp: [messages.expiredCode] }]);
      }
      expect((await confirmWith(api, ada, second)).statusCode).toBe(200);
    });

    it('counts the wrong codes of all mails together', async () => {
      const ada = await aLeaver(api);
      await askDeletion(api, ada);
      const first = await newestCode(api, ada);
      for (let turn = 0; turn < 4; turn++) await confirmWith(api, ada, otherThan(first));
      await askDeletion(api, ada);
      const second = await newestCode(api, ada);
      const wrong = [1, 2].map((step) => String((Number(second) + step) % 1_000_000).padStart(6, '0'));
      const guess = wrong.find((code) => code !== first)!;
      expect((await confirmWith(api, ada, guess)).statusCode).toBe(403);
      expect((await confirmWith(api, ada, second)).statusCode).toBe(403);
      const again = await askDeletion(api, ada);
      expect([again.statusCode, again.json().message]).toEqual([
        429,
        'Too many wrong codes. Please request a new one in 10 minutes.',
      ]);
      expect(Number(again.headers['retry-after'])).toBeGreaterThan(DELETION_CODE_SECONDS - 60);
    });
  });

  describe('the code', () => {
    it('ACC-CALL-026 deletes the account and ends all its sessions', async () => {
      const ada = await aLeaver(api);
      const elsewhere = await api.signIn(ada);
      const answer = await leave(api, ada);
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: messages.deleted }]);
      expect((await me(ada.headers)).statusCode).toBe(401);
      expect((await me(elsewhere)).statusCode).toBe(401);
    });

    it('ACC-CONST-014 works for 600 seconds and no longer', async () => {
      const [quick, slow] = [await aLeaver(api), await aLeaver(api)];
      await askDeletion(api, quick);
      await askDeletion(api, slow);
      const codes = [await newestCode(api, quick), await newestCode(api, slow)] as const;
      expect(DELETION_CODE_SECONDS).toBe(600);
      api.advance(DELETION_CODE_SECONDS - 30);
      expect((await confirmWith(api, quick, codes[0])).statusCode).toBe(200);
      api.advance(31);
      const late = await confirmWith(api, slow, codes[1]);
      expect([late.statusCode, late.json().errors]).toEqual([422, { otp: [messages.expiredCode] }]);
    });

    it('locks after five wrong codes, even for the right one, until it has expired', async () => {
      const ada = await aLeaver(api);
      await askDeletion(api, ada);
      const code = await newestCode(api, ada);
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 5; attempt++)
        statuses.push((await confirmWith(api, ada, otherThan(code))).statusCode);
      expect(statuses).toEqual([422, 422, 422, 422, 403]);
      const locked = await confirmWith(api, ada, code);
      expect([locked.statusCode, locked.json().message]).toEqual([403, messages.lockedCode]);
      expect((await accountOf(api, ada)).status).toBe('active');
      api.advance(DELETION_CODE_SECONDS);
      expect((await leave(api, ada)).statusCode).toBe(200);
    });

    it('works only in the session that requested it', async () => {
      const ada = await aLeaver(api);
      await askDeletion(api, ada);
      const other = { ...ada, headers: await api.signIn(ada) };
      expect((await confirmWith(api, other, await newestCode(api, ada))).statusCode).toBe(422);
      expect((await accountOf(api, ada)).status).toBe('active');
    });

    it.each(['12345', '1234567', 'abcdef', '%20'])('refuses %j, which is not six digits', async (otp) => {
      expect((await confirmWith(api, await aLeaver(api), otp)).statusCode).toBe(422);
    });

    it("cannot delete another shopper's account, and is refused for guests", async () => {
      const [ada, bayo] = [await aLeaver(api), await aLeaver(api)];
      await askDeletion(api, ada);
      const code = await newestCode(api, ada);
      expect((await confirmWith(api, { ...ada, headers: bayo.headers }, code)).statusCode).toBe(404);
      expect((await confirmWith(api, { ...ada, headers: { authorization: '' } }, code)).statusCode).toBe(401);
      expect((await accountOf(api, ada)).status).toBe('active');
    });

    it('confirms the deletion again to the session that lost the answer, and to no other', async () => {
      const [ada, bayo] = [await aLeaver(api), await aLeaver(api)];
      await leave(api, ada);
      expect((await confirmWith(api, ada, '123456')).json()).toEqual({ message: messages.deleted });
      expect((await confirmWith(api, { ...bayo, headers: ada.headers }, '123456')).statusCode).toBe(401);
      api.advance(3601);
      expect((await confirmWith(api, ada, '123456')).statusCode).toBe(401);
    });

    it('ACC-RULE-045 never appears in a log', async () => {
      let log = '';
      const logger = createLogger('trace', new Writable({ write: (line, _, done) => done(void (log += line)) }));
      const { config, clock } = api.app;
      const app = await buildApp({ config, database: api.database, clock, sandboxKey: SANDBOX_KEY, logger });
      const ada = await aLeaver(api);
      await app.inject({
        method: 'POST',
        url: `/users/${ada.id}/deletion_request`,
        headers: ada.headers,
        payload: { reason: REASON },
      });
      const code = await newestCode(api, ada);
      const url = `/users/${ada.id}/deletion_request/${code}`;
      for (const [method, path] of [
        ['GET', url],
        ['PATCH', `${url}/`],
        ['PATCH', url.toUpperCase()],
        ['PATCH', url],
      ] as const)
        await app.inject({ method, url: path, headers: ada.headers });
      await app.close();
      expect(log).toContain('deletion_request');
      expect(log).not.toContain(code);
      expect(log).not.toContain(REASON);
      expect((await accountOf(api, ada)).status).toBe('deleted');
    });
  });

  describe('the deleted account', () => {
    it('ACC-RULE-039 has no name, password, birthday or mail address', async () => {
      const ada = await aLeaver(api, { password_hash: await hashPassword(PASSWORD) });
      await api.db
        .updateTable('users')
        .set({ dob: '1994-03-18', gender: 'Female', avatar: '/a.webp', store_name: 'Ada', news: true })
        .where('id', '=', ada.id)
        .execute();
      await leave(api, ada);
      expect(await accountOf(api, ada)).toMatchObject({
        surname: 'user',
        other_names: 'Deleted',
        email: `deleted-${ada.id}@deleted.invalid`,
        status: 'deleted',
        password_hash: null,
        email_verified_at: null,
        dob: null,
        gender: null,
        avatar: null,
        store_name: null,
        news: false,
        deleted_at: expect.any(Date),
      });
      expect((await logIn(ada.email)).statusCode).toBe(422);
      expect((await logIn(`deleted-${ada.id}@deleted.invalid`)).statusCode).toBe(422);
    });

    it('frees mail address and phone number for a new account', async () => {
      const ada = await aLeaver(api);
      expect((await addPhone(api, ada.headers, '08031110001')).statusCode).toBe(200);
      await leave(api, ada);
      const again = await aLeaver(api, { email: ada.email.toUpperCase() });
      expect((await addPhone(api, again.headers, '08031110001')).statusCode).toBe(200);
    });

    it('leaves no message to a new email or phone number that was not confirmed', async () => {
      const ada = await aLeaver(api);
      const email = `pending-${database}@example.com`;
      await api.inject({ method: 'PATCH', url: '/users', headers: ada.headers, payload: { email } });
      await requestCode(api, ada.headers, '08031110002');
      expect([await api.messagesTo(email), await api.messagesTo('2348031110002')].map(({ length }) => length)).toEqual([
        1, 1,
      ]);
      await leave(api, ada);
      expect([await api.messagesTo(email), await api.messagesTo('2348031110002')]).toEqual([[], []]);
    });

    it('ACC-RULE-039 lets the mail address sign up again, with nothing from the old account', async () => {
      const ada = await aLeaver(api, { password_hash: await hashPassword(PASSWORD) });
      await leave(api, ada);
      const payload = {
        surname: 'Okafor',
        other_names: 'Adaeze',
        email: ada.email.toUpperCase(),
        password: PASSWORD,
        news: false,
        account_type: 'Individual',
        signup_platform: 'Web',
        terms: true,
        captchaToken: await solveCaptcha(api),
      };
      const answer = await api.inject({ method: 'POST', url: '/users', payload });
      expect(answer.statusCode).toBe(201);
      expect(answer.json().data).toMatchObject({ email: ada.email, email_verified: false });
      expect(answer.json().data.id).not.toBe(ada.id);
      expect((await logIn(ada.email)).statusCode).toBe(200);
    });

    it('has a declared rule for every table that refers to it', async () => {
      const tables = await accountTables(api.db);
      expect(tables.filter((table) => !PERSONAL_TABLES.has(table))).toEqual([]);
    });

    it('keeps no text with the mail address except the farewell mail', async () => {
      const ada = await aLeaver(api);
      await api.inject({
        method: 'POST',
        url: '/newsletter',
        payload: { name: 'Ada', email: ada.email.toUpperCase() },
      });
      const letter = { name: 'Ada', email: ada.email, subject: 'A question', content: 'Where is my parcel?' };
      await api.db
        .insertInto('contact_messages')
        .values({ ...letter, user_id: ada.id })
        .execute();
      await leave(api, ada);
      const { rows } = await sql<{ table_name: string }>`
        select table_name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(api.db);
      const found: string[] = [];
      for (const { table_name } of rows) {
        const hits = await sql`select 1 from ${sql.table(table_name)} t
          where lower(t::text) like ${`%${ada.email.toLowerCase()}%`}`.execute(api.db);
        if (hits.rows.length > 0) found.push(table_name);
      }
      expect(found).toEqual(['outbox']);
      const mails = await api.messagesTo(ada.email);
      expect(mails.map(({ subject }) => subject)).toEqual(['Your NKM account was deleted']);
    });

    it('keeps the reason without the shopper, and without emails and phone numbers in it', async () => {
      const ada = await aLeaver(api);
      const sentence = 'The delivery took so long that I now buy my fabrics at the market around the corner instead. ';
      const reason = `${sentence.repeat(2)}Call 0803 123 4567 or write to ada@example.com.`;
      await askDeletion(api, ada, { reason, platform: 'Web' });
      await confirmWith(api, ada, await newestCode(api, ada));
      const kept = await api.db
        .selectFrom('deletion_reasons')
        .selectAll()
        .where('reason', '=', `${sentence.repeat(2)}Call [hidden] or write to [hidden].`)
        .execute();
      expect(Object.keys(kept[0]!).sort()).toEqual(['deleted_on', 'id', 'platform', 'reason']);
    });

    it('erases rows that a request in progress wrote after the deletion', async () => {
      const ada = await aLeaver(api);
      await leave(api, ada);
      await api.db
        .insertInto('contacts')
        .values({ user_id: ada.id, type: 'Phone', contact: '2348031110099' })
        .execute();
      await api.app.jobs.runNow('clean up removals');
      expect(await api.db.selectFrom('contacts').selectAll().where('user_id', '=', ada.id).execute()).toEqual([]);
    });

    it('sends no mail to a deleted account', async () => {
      const ada = await aLeaver(api);
      await leave(api, ada);
      const { email } = await accountOf(api, ada);
      await api.app.outbox.add(api.db, { channel: 'email', to: email, subject: 'Hello', text: 'Nobody' });
      expect(await api.messagesTo(email)).toEqual([]);
    });
  });

  describe('deactivating', () => {
    const deactivate = (id: number, headers: { authorization: string }) =>
      api.inject({ method: 'POST', url: `/users/${id}/deactivate`, headers });

    it('ACC-RULE-041 ends all sessions, deletes nothing, and the next sign-in reactivates the account', async () => {
      const ada = await aLeaver(api, { password_hash: await hashPassword(PASSWORD) });
      const elsewhere = await api.signIn(ada);
      const answer = await deactivate(ada.id, ada.headers);
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: messages.deactivated }]);
      for (const headers of [ada.headers, elsewhere]) expect((await me(headers)).statusCode).toBe(401);
      expect(await accountOf(api, ada)).toMatchObject({
        status: 'deactivated',
        deactivated_at: expect.any(Date),
        email: ada.email,
      });

      expect((await logIn(ada.email, 'Wrong-horse-9')).statusCode).toBe(422);
      expect((await accountOf(api, ada)).status).toBe('deactivated');
      const temporary = (await logIn(ada.email)).json().token;
      expect((await accountOf(api, ada)).status).toBe('deactivated');
      const session = await api.inject({
        method: 'POST',
        url: '/verify_login',
        headers: { authorization: `Bearer ${temporary}` },
        payload: { code: await newestCode(api, ada), platform: 'Web' },
      });
      expect(session.statusCode).toBe(200);
      expect(await accountOf(api, ada)).toMatchObject({ status: 'active', deactivated_at: null });
      expect((await me({ authorization: `Bearer ${session.json().token}` })).statusCode).toBe(200);
    });

    it('is refused for another shopper’s account', async () => {
      const [ada, bayo] = [await aLeaver(api), await aLeaver(api)];
      expect((await deactivate(ada.id, bayo.headers)).statusCode).toBe(404);
      expect((await deactivate(ada.id, { authorization: '' })).statusCode).toBe(401);
      expect((await accountOf(api, ada)).status).toBe('active');
    });

    it('notifies the shopper by mail', async () => {
      const ada = await aLeaver(api);
      await deactivate(ada.id, ada.headers);
      expect((await api.messagesTo(ada.email)).at(-1)?.subject).toBe('Your NKM account is deactivated');
    });
  });

  it('unlinks reviews, answered questions and reports, and deletes unanswered questions', async () => {
    // One row of each is enough here; no need for the seed.
    const ada = await aLeaver(api);
    await sql`insert into pictures (key, recipe) values ('p', '{}') on conflict do nothing`.execute(api.db);
    await sql`insert into categories (id, position, name, title, slug) values (1, 1, 'C', 'C', 'c')`.execute(api.db);
    await sql`insert into category_types (id, category_id, position, title) values (1, 1, 1, 'T')`.execute(api.db);
    await sql`insert into subcategories (id, category_id, type_id, position, title, slug)
      values (1, 1, 1, 1, 'S', 's')`.execute(api.db);
    const vendor = await sql<{ id: number }>`insert into vendors (user_id, name, store_name, about, inquiry_email)
      values (${ada.id}, 'Ada Okafor', 'Ada Fabrics', 'I am Ada', 'ada@shop.example') returning id`.execute(api.db);
    const vendorId = vendor.rows[0]!.id;
    const product = await sql<{ id: number }>`insert into products (vendor_id, subcategory_id, category_id, slug, title,
        description_html, selling_price_kobo, original_price_kobo, stock, card, picture_key)
      values (${vendorId}, 1, 1, 'dress', 'Dress', '', 100, 100, 1, '{}', 'p') returning id`.execute(api.db);
    const product_id = product.rows[0]!.id;
    const review = { product_id, user_id: ada.id, name: 'Ada O.', avatar_key: null, stars: 5, comment: 'Good' };
    await api.db.insertInto('reviews').values(review).execute();
    const question = { product_id, user_id: ada.id, answered_at: null };
    await api.db
      .insertInto('product_questions')
      .values([
        { ...question, question: 'Is it cotton?', answer: 'Yes' },
        { ...question, question: 'Is it red?', answer: null },
      ])
      .execute();

    await leave(api, ada);
    const reviews = await api.db.selectFrom('reviews').select(['user_id', 'name', 'comment']).execute();
    expect(reviews).toEqual([{ user_id: null, name: DELETED_USER, comment: 'Good' }]);
    const questions = await api.db.selectFrom('product_questions').select(['user_id', 'question']).execute();
    expect(questions).toEqual([{ user_id: null, question: 'Is it cotton?' }]);
    const store = await api.db.selectFrom('vendors').selectAll().where('id', '=', vendorId).executeTakeFirstOrThrow();
    expect(store).toMatchObject({
      user_id: null,
      name: 'Ada Fabrics',
      store_name: 'Ada Fabrics',
      about: '',
      inquiry_email: null,
    });
    const shelf = await api.db.selectFrom('products').select('status').where('vendor_id', '=', vendorId).execute();
    expect(shelf).toEqual([{ status: 'removed' }]);
  });
});

describe('code requests', () => {
  const api = withApi({ database: 'pglite', modules: ['account-deletion'], env: { RATE_LIMIT_SCALE: '1' } });

  it('ACC-RULE-047 is limited for each shopper, and the answer says when to retry', async () => {
    const [ada, bayo] = [await aLeaver(api), await aLeaver(api)];
    for (let turn = 0; turn < 5; turn++) expect((await askDeletion(api, ada)).statusCode).toBe(200);
    const refused = await askDeletion(api, ada);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await askDeletion(api, bayo)).statusCode).toBe(200);
  });
});
