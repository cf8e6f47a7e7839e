import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';
import { cookieOf, PASSWORD, signingIn } from '../../../test/shop/sign-in';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { messages } from './messages';
import { hashPassword } from './passwords';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
let people = 0;

describe.each(databases)('the link that verifies an email on %s', (database) => {
  const api = withApi({
    database,
    modules: ['accounts', 'captcha', 'seller-handoff', 'profile', 'passkeys', 'social-sign-in'],
    env: { ...EASY_CAPTCHA, PUBLIC_URL: 'https://shop.example' },
  });
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url, payload, headers });
  const linkTo = async (email: string) => {
    const { text } = (await api.messagesTo(email)).findLast(({ subject }) => subject.startsWith('Verify'))!;
    const [, token] = /https:\/\/shop\.example\/account\/verify-email\?token=([\w-]{43})\n/.exec(text)!;
    return { token: token! };
  };
  const userOf = (email: string) =>
    api.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const isVerified = async (email: string) => (await userOf(email)).email_verified_at !== null;
  const dead = { token: [messages.verificationDead] };

  async function unverified() {
    const shopper = await api.createShopper({ email_verified_at: null, password_hash: await hashPassword(PASSWORD) });
    const headers = await api.signIn(shopper);
    const resent = await post('/users/verify/resend', {}, headers);
    expect([resent.statusCode, resent.json()]).toEqual([200, { message: messages.verificationSent }]);
    return { ...shopper, headers, link: await linkTo(shopper.email) };
  }
  async function signUp() {
    const email = `newcomer${(people += 1)}@example.com`;
    const person = { surname: 'Okafor', other_names: 'Adaeze', email, password: PASSWORD, terms: true };
    const answer = await post(
      '/users',
      { ...person, captchaToken: await solveCaptcha(api) },
      { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.9' },
    );
    expect(answer.statusCode).toBe(201);
    return { email, answer, cookie: cookieOf(answer), link: await linkTo(email) };
  }

  it('ACC-CALL-012 opens a page of the shop, whose button verifies the email as often as it is pressed', async () => {
    const { email, headers, link } = await unverified();
    for (const press of ['first', 'second']) {
      const answer = await post('/users/verify', link);
      expect([press, answer.statusCode, answer.json()]).toEqual([
        press,
        200,
        { message: messages.verified, data: { email } },
      ]);
    }
    expect((await api.inject({ url: '/users/me', headers })).json().data.email_verified).toBe(true);
    const needless = await post('/users/verify/resend', {}, headers);
    expect([needless.statusCode, needless.json().message]).toEqual([409, messages.alreadyVerified]);
  });

  it.each(['GET', 'HEAD'] as const)(
    'of an earlier mail redirects %s to that page and changes nothing',
    async (method) => {
      const { email, link } = await unverified();
      const opened = await api.inject({ method, url: `/users/verify/${link.token}` });
      expect([opened.statusCode, opened.headers.location]).toEqual([
        302,
        `https://shop.example/account/verify-email?token=${link.token}`,
      ]);
      expect(opened.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(await isVerified(email)).toBe(false);
    },
  );

  it('tells the browser that signed up that it did, and any other one how and when the account was made', async () => {
    const { email, cookie, link } = await signUp();
    const sign_up = { method: 'password', handle: null, device: 'Chrome on Android', created_at: expect.any(String) };
    const own = await post('/users/verify/link', link, { cookie });
    expect(own.json()).toEqual({ data: { email, verified: false, own_browser: true, sign_up } });
    const others: Record<string, string>[] = [{}, { cookie: (await signUp()).cookie }];
    for (const headers of others) {
      const other = await post('/users/verify/link', link, headers);
      expect(other.json().data).toEqual({ email, verified: false, own_browser: false, sign_up });
    }
    expect(await isVerified(email)).toBe(false);
  });

  it('recognises the browser again when the answer to the sign-up got lost and the shopper repeats it', async () => {
    const { email } = await signUp();
    const person = { surname: 'Okafor', other_names: 'Adaeze', email, password: PASSWORD, terms: true };
    const again = await post('/users', { ...person, captchaToken: await solveCaptcha(api) });
    const looked = await post('/users/verify/link', await linkTo(email), { cookie: cookieOf(again) });
    expect(looked.json().data.own_browser).toBe(true);
  });

  it('stores the browser that signed up as a hash', async () => {
    const { cookie } = await signUp();
    const origins = await api.db.selectFrom('account_origins').selectAll().execute();
    expect(origins.length).toBeGreaterThan(0);
    expect(JSON.stringify(origins)).not.toContain(cookie.split('=')[1]);
  });

  it('"It wasn’t me" ends the password, sessions, devices and pending changes, and mails a password reset', async () => {
    const { email, link } = await signUp();
    const stranger = await signingIn(api).signInFully(email);
    const headers = { authorization: `Bearer ${stranger.token}` };
    await api.inject({ method: 'PATCH', url: '/users', headers, payload: { email: `thief.${email}` } });
    const answer = await post('/users/verify/disown', link);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: messages.disowned, data: { email } }]);
    expect((await api.inject({ url: '/users/me', headers })).statusCode).toBe(401);
    expect((await signingIn(api).logIn(email)).statusCode).toBe(422);
    const { id, password_hash, email_verified_at } = await userOf(email);
    expect([password_hash, email_verified_at]).toEqual([null, null]);
    for (const table of [
      'sessions',
      'known_devices',
      'email_changes',
      'login_attempts',
      'email_verifications',
    ] as const)
      expect([table, await api.db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()]).toEqual([
        table,
        [],
      ]);
    for (const url of ['/users/verify/disown', '/users/verify', '/users/verify/link'])
      expect((await post(url, link)).json().errors).toEqual(dead);
    const reset = (await api.messagesTo(email)).find(({ subject }) => subject === 'Reset your NKM password')!;
    const [, token] = /\/password\/reset\?token=([\w-]{43})/.exec(reset.text)!;
    const payload = { token, new: 'ankara 2026!', confirm: 'ankara 2026!' };
    expect((await api.inject({ method: 'PATCH', url: '/password/forgot/reset', payload })).statusCode).toBe(204);
    expect(await isVerified(email)).toBe(true);
    const kinds = await api.db.selectFrom('security_events').select('kind').where('user_id', '=', id).execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['account-disowned', 'password-reset']));
  });

  it('takes nothing away once the email is verified', async () => {
    const { headers, link } = await unverified();
    await post('/users/verify', link);
    const answer = await post('/users/verify/disown', link);
    expect([answer.statusCode, answer.json().message]).toEqual([409, messages.verifiedBefore]);
    expect((await api.inject({ url: '/users/me', headers })).statusCode).toBe(200);
  });

  it('is dead when it is unknown or late, or the account has another email', async () => {
    const { id, email, link } = await unverified();
    const refuses = async (payload: { token: string }) => {
      for (const url of ['/users/verify', '/users/verify/link', '/users/verify/disown']) {
        const answer = await post(url, payload);
        expect([url, answer.statusCode, answer.json().errors]).toEqual([url, 422, dead]);
      }
    };
    await refuses({ token: 'A'.repeat(43) });
    const setEmail = (address: string) =>
      api.db.updateTable('users').set({ email: address }).where('id', '=', id).execute();
    await setEmail(`moved.${email}`);
    await refuses(link);
    await setEmail(email);
    api.advance(24 * 3600 + 1);
    await refuses(link);
    expect(await isVerified(email)).toBe(false);
  });

  it('signs in the browser that signed up, once', async () => {
    const { email, cookie, link } = await signUp();
    const verified = await post('/users/verify', link, { cookie });
    const { session } = verified.json().data;
    expect(session.profile).toMatchObject({ email, email_verified: true });
    const headers = { authorization: `Bearer ${session.token}` };
    expect((await api.inject({ url: '/users/me', headers })).json().data).toMatchObject({ email });
    expect(verified.headers['cache-control']).toBe('no-store');
    // The mail about a new device is for other devices.
    expect((await api.messagesTo(email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('sign-in'),
    );
    expect((await post('/users/verify', link, { cookie, ...headers })).json().data).toEqual({ email });
    api.advance(61);
    expect((await post('/users/verify', link, { cookie })).json().data).toEqual({ email });
  });

  it('ends the session whose answer got lost when the button is pressed again', async () => {
    const { cookie, link } = await signUp();
    const [lost, again] = [
      await post('/users/verify', link, { cookie }),
      await post('/users/verify', link, { cookie }),
    ];
    const statusOf = async ({ json }: typeof lost) => {
      const { token } = json().data.session;
      return (await api.inject({ url: '/users/me', headers: { authorization: `Bearer ${token}` } })).statusCode;
    };
    expect([await statusOf(lost), await statusOf(again)]).toEqual([401, 200]);
  });

  it.each(['another browser', 'a browser without a cookie', 'a deactivated account'])(
    'opens no session: %s',
    async (kind) => {
      const { email, cookie, link } = await signUp();
      if (kind === 'a deactivated account')
        await api.db.updateTable('users').set({ status: 'deactivated' }).where('email', '=', email).execute();
      const headers: Record<string, string> =
        kind === 'another browser'
          ? { cookie: (await signUp()).cookie }
          : kind === 'a deactivated account'
            ? { cookie }
            : {};
      expect((await post('/users/verify', link, headers)).json().data).toEqual({ email });
    },
  );

  it('opens no session in that browser when the email was verified elsewhere before', async () => {
    const { email, cookie, link } = await signUp();
    await post('/users/verify', link);
    api.advance(61);
    expect((await post('/users/verify', link, { cookie })).json().data).toEqual({ email });
  });

  it('is mailed again to a guest only in the browser that signed up, and the answer is always the same', async () => {
    const { email, cookie } = await signUp();
    const count = async () => (await api.messagesTo(email)).filter(({ subject }) => /^Verify/.test(subject)).length;
    const resend = (payload: { email: string }, headers = {}) => post('/users/verify/resend', payload, headers);
    const stranger = (await signUp()).cookie;
    const answers = [
      await resend({ email }),
      await resend({ email }, { cookie: stranger }),
      await resend({ email: 'nobody@example.com' }, { cookie }),
    ];
    expect(await count()).toBe(1);
    answers.push(await resend({ email: email.toUpperCase() }, { cookie }));
    expect(await count()).toBe(2);
    await post('/users/verify', await linkTo(email));
    answers.push(await resend({ email }, { cookie }));
    expect(await count()).toBe(2);
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: messages.verificationSent }]);
  });

  it('is sent only to a signed-in shopper, without an email in the request', async () => {
    const answer = await post('/users/verify/resend', {});
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  });
});
