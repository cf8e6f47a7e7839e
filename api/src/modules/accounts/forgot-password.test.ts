import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { hashToken } from '../../platform/sessions/token';
import { messages } from './messages';
import { hashPassword } from './passwords';

const OLD = 'Correct-horse-9';
const NEW = 'ankara 2026!';
let password_hash: string;

beforeAll(async () => {
  password_hash = await hashPassword(OLD);
});

describe.each(databases)('a forgotten password on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'seller-handoff'] });
  const aShopper = (columns: object = {}) => api.createShopper({ password_hash, ...columns });
  const ask = (email: string) => api.inject({ method: 'POST', url: '/password/forgot', payload: { email } });
  const mailLinks = () => api.app.jobs.runNow('mail password resets');
  const reset = (payload: object) => api.inject({ method: 'PATCH', url: '/password/forgot/reset', payload });
  const newestToken = async (email: string) =>
    /\/password\/reset\?token=([\w-]+)/.exec((await api.messagesTo(email)).at(-1)!.text)![1]!;
  async function tokenFor(email: string) {
    await ask(email);
    await mailLinks();
    return newestToken(email);
  }
  const logIn = async (email: string, password: string) =>
    (await api.inject({ method: 'POST', url: '/login', payload: { email, password } })).statusCode;
  const account = ({ id }: { id: number }) =>
    api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const right = { new: NEW, confirm: NEW };

  it('ACC-CALL-009 answers with a message and mails a link to the reset page', async () => {
    const { email } = await aShopper();
    const answer = await ask(` ${email.toUpperCase()} `);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: messages.resetRequested }]);
    await mailLinks();
    const mails = await api.messagesTo(email);
    expect(mails).toMatchObject([{ subject: 'Reset your NKM password', code: null }]);
    expect(mails[0]!.text).toMatch(/http:\/\/localhost:3000\/password\/reset\?token=[\w-]{43}\n/);
  });

  it('answers an unknown address identically, does the same work and sends no mail', async () => {
    const { email } = await aShopper();
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    // Both requests store the same row; no account lookup has happened yet.
    const waiting = await api.db.selectFrom('password_reset_requests').select('email').orderBy('id').execute();
    expect(waiting.map((row) => row.email)).toEqual([email, 'nobody@example.com']);
    expect(await api.messagesTo(email)).toEqual([]);
    await mailLinks();
    expect(await api.messagesTo('nobody@example.com')).toEqual([]);
    expect(await api.db.selectFrom('password_reset_requests').selectAll().execute()).toEqual([]);
  });

  it.each(['', 'ada', 'ada@', 'ada@example', 'a b@example.com'])('ACC-RULE-028 rejects %j', async (email) => {
    const answer = await ask(email);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: ['Enter a valid email'] }]);
  });

  it('ACC-CALL-010 ACC-FIELD-006 sets the new password, ends every session and notifies the owner', async () => {
    const ada = await aShopper();
    const [here, elsewhere] = [await api.signIn(ada), await api.signIn(ada)];
    const token = await tokenFor(ada.email);
    const answer = await reset({ token, ...right });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    for (const headers of [here, elsewhere])
      expect((await api.inject({ url: '/users/me', headers })).statusCode).toBe(401);
    expect([await logIn(ada.email, OLD), await logIn(ada.email, NEW)]).toEqual([422, 200]);
    const told = (await api.messagesTo(ada.email)).find(({ subject }) => /was changed/.test(subject));
    expect(told!.text).toContain('http://localhost:3000/account?forgot-password');
  });

  it('stores only the hash of a token', async () => {
    const { email } = await aShopper();
    const token = await tokenFor(email);
    const rows = JSON.stringify(await api.db.selectFrom('password_resets').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(rows).toContain(hashToken(token));
  });

  it('accepts each link for 30 minutes; the first one that is used ends the others', async () => {
    const { email } = await aShopper();
    const dead = { token: [messages.resetLinkDead] };
    const older = await tokenFor(email);
    const newer = await tokenFor(email);
    expect((await reset({ token: older, ...right })).statusCode).toBe(204);
    for (const token of [older, newer]) {
      const again = await reset({ token, ...right });
      expect([again.statusCode, again.json().errors]).toEqual([422, dead]);
    }
    await api.db.deleteFrom('password_resets').execute();

    const first = await tokenFor(email);
    api.advance(20 * 60);
    const second = await tokenFor(email);
    api.advance(10 * 60 + 1);
    expect((await reset({ token: first, ...right })).json().errors).toEqual(dead);
    const third = await tokenFor(email);
    const rows = await api.db.selectFrom('password_resets').select('earlier_links').execute();
    expect(rows.map((row) => row.earlier_links.map((link) => link.token_hash))).toEqual([[hashToken(second)]]);
    expect((await reset({ token: second, ...right })).statusCode).toBe(204);
    expect((await reset({ token: third, ...right })).json().errors).toEqual(dead);

    const late = await tokenFor(email);
    api.advance(30 * 60 + 1);
    expect((await reset({ token: late, ...right })).json().errors).toEqual(dead);
    for (const token of ['', 'A'.repeat(43)]) expect((await reset({ token, ...right })).json().errors).toEqual(dead);
    await api.app.jobs.runNow('clean up accounts');
    expect(await api.db.selectFrom('password_resets').select('user_id').execute()).toEqual([]);
  });

  it('accepts one of several links when they are sent together', async () => {
    const { email } = await aShopper();
    const tokens = [await tokenFor(email), await tokenFor(email), await tokenFor(email)];
    const answers = await Promise.all(tokens.map((token) => reset({ token, ...right })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422, 422]);
  });

  it('a link ends when the email of the account has changed, also beside a newer link', async () => {
    const ada = await aShopper();
    const older = await tokenFor(ada.email);
    const address = `new.${ada.email}`;
    await api.db.updateTable('users').set({ email: address }).where('id', '=', ada.id).execute();
    const newer = await tokenFor(address);
    expect((await reset({ token: older, ...right })).statusCode).toBe(422);
    expect((await reset({ token: newer, ...right })).statusCode).toBe(204);
  });

  it('accepts a link once when several requests send it together', async () => {
    const ada = await aShopper();
    const token = await tokenFor(ada.email);
    const passwords = [NEW, 'another-2026!', 'third-2026!!'];
    const answers = await Promise.all(passwords.map((word) => reset({ token, new: word, confirm: word })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422, 422]);
    const winner = passwords[answers.findIndex(({ statusCode }) => statusCode === 204)]!;
    expect(await logIn(ada.email, winner)).toBe(200);
    expect((await api.messagesTo(ada.email)).filter(({ subject }) => /was changed/.test(subject))).toHaveLength(1);
  });

  it.each([
    [{ new: 'short1!', confirm: 'short1!' }, { new: [messages.weakPassword] }],
    [{ new: '12345678!', confirm: '12345678!' }, { new: [messages.weakPassword] }],
    [{ confirm: `${NEW}x` }, { confirm: [messages.passwordsDiffer] }],
  ])('ACC-RULE-033 rejects %j and keeps the link valid', async (wrong, errors) => {
    const { email } = await aShopper();
    const token = await tokenFor(email);
    const answer = await reset({ token, ...right, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    expect((await reset({ token, new: ` ${NEW}`, confirm: `${NEW} ` })).statusCode).toBe(204);
    expect(await logIn(email, NEW)).toBe(200);
  });

  it('verifies the email, because the owner has read its mailbox', async () => {
    const bayo = await aShopper({ email_verified_at: null });
    expect((await reset({ token: await tokenFor(bayo.email), ...right })).statusCode).toBe(204);
    expect((await account(bayo)).email_verified_at).not.toBeNull();
  });

  it('sets a password on an account without one', async () => {
    const social = await api.createShopper();
    expect((await reset({ token: await tokenFor(social.email), ...right })).statusCode).toBe(204);
    expect(await logIn(social.email, NEW)).toBe(200);
  });

  it('resets the password of a deactivated account and keeps it deactivated until sign-in', async () => {
    const resting = await aShopper({ status: 'deactivated' });
    expect((await reset({ token: await tokenFor(resting.email), ...right })).statusCode).toBe(204);
    expect((await account(resting)).status).toBe('deactivated');
    expect(await logIn(resting.email, NEW)).toBe(200);
  });

  it('does nothing for a deleted account or an email that has changed', async () => {
    const gone = await aShopper({ status: 'deleted' });
    await ask(gone.email);
    await mailLinks();
    expect(await api.messagesTo(gone.email)).toEqual([]);
    const moved = await aShopper();
    const token = await tokenFor(moved.email);
    await api.db
      .updateTable('users')
      .set({ email: `new-${moved.email}` })
      .where('id', '=', moved.id)
      .execute();
    expect((await reset({ token, ...right })).statusCode).toBe(422);
  });

  it('ends unfinished sign-ins and invalidates earlier links', async () => {
    const ada = await aShopper();
    const payload = { email: ada.email, password: OLD };
    const temporary = (await api.inject({ method: 'POST', url: '/login', payload })).json().token;
    const code = (await api.messagesTo(ada.email)).at(-1)!.code;
    expect((await reset({ token: await tokenFor(ada.email), ...right })).statusCode).toBe(204);
    const headers = { authorization: `Bearer ${temporary}` };
    const verified = await api.inject({ method: 'POST', url: '/verify_login', headers, payload: { code } });
    expect(verified.statusCode).toBe(401);

    const token = await tokenFor(ada.email);
    const change = { current: NEW, new: OLD, confirm: OLD };
    await api.inject({ method: 'PATCH', url: '/users/password', headers: await api.signIn(ada), payload: change });
    expect((await reset({ token, ...right })).statusCode).toBe(422);
  });
});

describe.each(databases)('the limits of a forgotten password on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'seller-handoff'], env: { RATE_LIMIT_SCALE: '1' } });
  const ask = async (email: string, from: string) =>
    (
      await api.inject({
        method: 'POST',
        url: '/password/forgot',
        headers: { 'x-forwarded-for': from },
        payload: { email },
      })
    ).statusCode;

  it('accepts five requests for one email in 30 minutes, with or without an account', async () => {
    for (const email of ['nobody@example.com', (await api.createShopper({ password_hash })).email]) {
      const statuses: number[] = [];
      for (let turn = 1; turn <= 6; turn += 1) statuses.push(await ask(email, `203.0.113.${turn}`));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  it('accepts requests for 60 emails from one client in 15 minutes', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn <= 60; turn += 1) statuses.push(await ask(`guest${turn}@example.com`, '203.0.113.99'));
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429]);
  });
});
