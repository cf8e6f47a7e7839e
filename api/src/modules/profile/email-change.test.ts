import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { messages } from './messages';

const DAY_S = 24 * 3600;
let count = 0;
const newAddress = () => `moved${(count += 1)}@example.com`;

describe.each(databases)('a new email on %s', (database) => {
  const api = withApi({
    database,
    modules: ['accounts', 'profile', 'seller-handoff'],
    env: { PUBLIC_URL: 'https://shop.example' },
  });
  type Headers = { authorization: string };
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, headers: Headers, payload?: object) =>
    api.inject({ method, url, headers, ...(payload && { payload }) });
  const confirm = (headers: Headers, token: string) =>
    call('POST', '/users/me/email-change/confirm', headers, { token });
  const emailOf = async (headers: Headers) => (await call('GET', '/users/me', headers)).json().data.email as string;
  const pendingOf = async (headers: Headers) => (await call('GET', '/users/me/email-change', headers)).json().data;
  async function newestToken(address: string): Promise<string> {
    const { text } = (await api.messagesTo(address)).at(-1)!;
    return /https:\/\/shop\.example\/profile\/confirm-email\?token=([\w-]{43})/.exec(text)![1]!;
  }
  async function aMove() {
    const shopper = await api.createShopper();
    const headers = await api.signIn(shopper);
    const address = newAddress();
    const answer = await call('PATCH', '/users', headers, { email: ` ${address.toUpperCase()} ` });
    return { ...shopper, headers, address, answer, token: await newestToken(address) };
  }

  it('waits for the link that is mailed to it, and the current address is told', async () => {
    const ada = await aMove();
    const pending = { email: ada.address, expires_at: expect.stringMatching(/Z$/) };
    expect(ada.answer.json()).toMatchObject({ data: { email: ada.email }, email_change: pending });
    expect(await pendingOf(ada.headers)).toEqual(pending);
    expect(await emailOf(ada.headers)).toBe(ada.email);
    const [told] = await api.messagesTo(ada.email);
    expect(told!.subject).toBe('A new email for your NKM account was requested');
    expect(told!.text).toContain(ada.address);
    expect(told!.text).not.toContain(ada.token);
  });

  it('stores only the hash of the link', async () => {
    const { id, token } = await aMove();
    const row = await api.db
      .selectFrom('email_changes')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ user_id: id });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('replaces the address once, ends other sessions and links, and tells the previous address', async () => {
    const ada = await aMove();
    const elsewhere = await api.signIn(ada);
    await api.db
      .insertInto('password_resets')
      .values({ user_id: ada.id, token_hash: `h${ada.id}`, email: ada.email, expires_at: new Date(Date.now() + 1e6) })
      .execute();
    const answer = await confirm(ada.headers, ada.token);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { message: messages.emailChanged, data: { email: ada.address, email_verified: true } },
    ]);
    expect(await emailOf(ada.headers)).toBe(ada.address);
    expect((await call('GET', '/users/me', elsewhere)).statusCode).toBe(401);
    const resets = await api.db.selectFrom('password_resets').selectAll().where('user_id', '=', ada.id).execute();
    expect(resets).toEqual([]);
    const mails = (await api.messagesTo(ada.email)).map(({ subject }) => subject);
    expect(mails).toEqual([
      'A new email for your NKM account was requested',
      'The email of your NKM account was changed',
    ]);
    expect(await pendingOf(ada.headers)).toBeNull();
    const events = await api.db.selectFrom('security_events').select('kind').where('user_id', '=', ada.id).execute();
    expect(events.map(({ kind }) => kind)).toContain('email-changed');
    expect((await confirm(ada.headers, ada.token)).json().errors).toEqual({ token: [messages.linkDead] });
  });

  it('is not confirmed by another shopper, a guest, or with a link of another purpose', async () => {
    const ada = await aMove();
    const stranger = await aMove();
    expect((await confirm(stranger.headers, ada.token)).statusCode).toBe(422);
    expect((await confirm({ authorization: '' }, ada.token)).statusCode).toBe(401);
    const bayo = await api.createShopper({ email_verified_at: null });
    const bayoHeaders = await api.signIn(bayo);
    await call('POST', '/users/verify/resend', bayoHeaders);
    const verification = /verify-email\?token=(\S+)/.exec((await api.messagesTo(bayo.email))[0]!.text)![1]!;
    await call('PATCH', '/users', bayoHeaders, { email: newAddress() });
    expect((await confirm(bayoHeaders, verification)).statusCode).toBe(422);
    const verify = { method: 'POST', url: '/users/verify', payload: { token: ada.token } } as const;
    expect((await api.inject(verify)).statusCode).toBe(422);
    expect(await emailOf(ada.headers)).toBe(ada.email);
  });

  it('is not confirmed by a link that is late, cancelled, or for another address than the newest one', async () => {
    const cancelled = await aMove();
    expect((await call('DELETE', '/users/me/email-change', cancelled.headers)).statusCode).toBe(204);
    expect(await pendingOf(cancelled.headers)).toBeNull();
    const replaced = await aMove();
    const corrected = newAddress();
    await call('PATCH', '/users', replaced.headers, { email: corrected });
    const newer = await newestToken(corrected);
    const late = await aMove();
    for (const { headers, token } of [cancelled, replaced])
      expect((await confirm(headers, token)).statusCode).toBe(422);
    expect((await confirm(replaced.headers, newer)).statusCode).toBe(200);

    api.advance(DAY_S);
    const headers = await api.signIn(late);
    expect((await confirm(headers, late.token)).statusCode).toBe(422);
    expect(await pendingOf(headers)).toBeNull();
    expect((await call('POST', '/users/me/email-change/resend', headers)).statusCode).toBe(409);
    await api.app.jobs.runNow('clean up email changes');
    const left = await api.db.selectFrom('email_changes').selectAll().where('user_id', '=', late.id).execute();
    expect(left).toEqual([]);
  });

  it('is confirmed by the older of two links, which ends the newer one', async () => {
    const ada = await aMove();
    const resent = await call('POST', '/users/me/email-change/resend', ada.headers);
    expect(resent.json()).toMatchObject({ message: messages.linkSent, data: { email: ada.address } });
    const newer = await newestToken(ada.address);
    expect(newer).not.toBe(ada.token);
    const requests = (await api.messagesTo(ada.email)).filter(({ subject }) => subject.includes('was requested'));
    expect(requests).toHaveLength(1);
    expect((await confirm(ada.headers, ada.token)).statusCode).toBe(200);
    expect((await confirm(ada.headers, newer)).statusCode).toBe(422);
  });

  it('keeps its older link only until that expires', async () => {
    const ada = await aMove();
    api.advance(DAY_S - 60);
    const headers = await api.signIn(ada);
    await call('POST', '/users/me/email-change/resend', headers);
    const newer = await newestToken(ada.address);
    api.advance(61);
    expect((await confirm(headers, ada.token)).statusCode).toBe(422);
    expect((await confirm(headers, newer)).statusCode).toBe(200);
  });

  it('cannot be that of another account, neither at the request nor at the confirmation', async () => {
    const owner = await api.createShopper();
    const ada = await aMove();
    const taken = await call('PATCH', '/users', ada.headers, { surname: 'Okonkwo', email: owner.email.toUpperCase() });
    expect([taken.statusCode, taken.json().errors]).toEqual([422, { email: [messages.emailTaken] }]);
    expect((await call('GET', '/users/me', ada.headers)).json().data.surname).toBe('Okafor');
    await api.createShopper({ email: ada.address });
    expect((await confirm(ada.headers, ada.token)).json().errors).toEqual({ email: [messages.emailTaken] });
    expect(await emailOf(ada.headers)).toBe(ada.email);
  });

  it('is not confirmed while the profile is locked', async () => {
    const ada = await aMove();
    await api.db.updateTable('users').set({ kyc_status: 'Submitted' }).where('id', '=', ada.id).execute();
    expect((await confirm(ada.headers, ada.token)).statusCode).toBe(403);
    await api.db.updateTable('users').set({ kyc_status: null }).where('id', '=', ada.id).execute();
    expect((await confirm(ada.headers, ada.token)).statusCode).toBe(200);
  });
});

describe('two accounts that confirm one address at the same time', () => {
  const api = withApi({
    database: 'postgres',
    modules: ['accounts', 'profile', 'seller-handoff'],
    env: { PUBLIC_URL: 'https://shop.example' },
  });

  it('one gets it, and the other learns that it is taken', async () => {
    const address = newAddress();
    const moves: { headers: { authorization: string }; token: string }[] = [];
    for (let turn = 0; turn < 2; turn++) {
      const headers = await api.signIn(await api.createShopper());
      await api.inject({ method: 'PATCH', url: '/users', headers, payload: { email: address } });
      const { text } = (await api.messagesTo(address)).at(-1)!;
      moves.push({ headers, token: /token=([\w-]{43})/.exec(text)![1]! });
    }
    const answers = await Promise.all(
      moves.map(({ headers, token }) =>
        api.inject({ method: 'POST', url: '/users/me/email-change/confirm', headers, payload: { token } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

describe('requests for a new email', () => {
  const api = withApi({ database: 'pglite', modules: ['accounts', 'profile'], env: { RATE_LIMIT_SCALE: '1' } });

  it('are limited for each shopper and each address; other fields are not', async () => {
    const move = async (headers: { authorization: string }, email: string) =>
      (await api.inject({ method: 'PATCH', url: '/users', headers, payload: { email } })).statusCode;
    const ada = await api.signIn(await api.createShopper());
    for (let turn = 0; turn < 5; turn++) expect(await move(ada, newAddress())).toBe(200);
    expect(await move(ada, newAddress())).toBe(429);
    const name = await api.inject({ method: 'PATCH', url: '/users', headers: ada, payload: { surname: 'Okonkwo' } });
    expect(name.statusCode).toBe(200);
    const victim = newAddress();
    const statuses = [];
    for (let turn = 0; turn < 6; turn++) statuses.push(await move(await api.signIn(await api.createShopper()), victim));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await api.messagesTo(victim)).toHaveLength(5);
  });
});
