import { peopleOf } from '../../sandbox/identity/people';
import { openBrowser, type TestBrowser } from '../../../test/shopper-at-provider';
import { PASSWORD, signingIn } from '../../../test/shop/sign-in';
import { startIdentity, type TestIdentity } from '../../../test/start-identity';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { hashPassword } from '../accounts/public';

type Provider = 'google' | 'apple' | 'twitter';
const person = (provider: Provider, name: string) => peopleOf(provider).find(({ given }) => given === name)!.id;
/** Google and Apple have not verified this address. */
const VICTIM = 'hauwa@example.com';

let sandbox: TestIdentity;
const env: Record<string, string> = {};
let password_hash: string;
beforeAll(async () => {
  sandbox = await startIdentity();
  Object.assign(env, sandbox.settings);
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => sandbox.stop());

describe.each(databases)('an account made by social sign-in on %s', (database) => {
  const modules = ['accounts', 'captcha', 'social-sign-in', 'profile', 'passkeys', 'seller-handoff'];
  const api = withApi({ database, modules, env });
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, token: string, payload?: object) =>
    api.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
  const enter = async (provider: Provider, name: string, email?: string, browser: TestBrowser = openBrowser(api)) => {
    const evidence = await browser.signInAt(provider, person(provider, name));
    return browser.signUp(provider, { ...evidence, ...(email !== undefined && { email }) });
  };
  /** A stranger signs up with the address of another person, as far as the provider allows it. */
  const intrude = async (provider: Provider, browser?: TestBrowser) => {
    const answer = await enter(provider, 'Hauwa', provider === 'twitter' ? VICTIM : undefined, browser);
    expect([answer.statusCode, answer.json().profile?.email]).toEqual([200, VICTIM]);
    return answer.json<{ token: string; profile: { id: number } }>();
  };
  async function resetPassword(email: string) {
    await api.inject({ method: 'POST', url: '/password/forgot', payload: { email } });
    await api.app.jobs.runNow('mail password resets');
    const mail = (await api.messagesTo(email)).findLast(({ subject }) => subject.startsWith('Reset'))!;
    const [, token] = /\/password\/reset\?token=([\w-]{43})/.exec(mail.text)!;
    const payload = { token, new: PASSWORD, confirm: PASSWORD };
    return api.inject({ method: 'PATCH', url: '/password/forgot/reset', payload });
  }
  const linkTo = async (email: string) => {
    const mail = (await api.messagesTo(email)).findLast(({ subject }) => subject.startsWith('Verify'))!;
    return { token: /verify-email\?token=([\w-]{43})/.exec(mail.text)![1]! };
  };
  const providersOf = async (id: number) => {
    const rows = api.db.selectFrom('user_identities').select('provider').where('user_id', '=', id).orderBy('id');
    return (await rows.execute()).map(({ provider }) => provider);
  };
  const kindsOf = async (id: number) => {
    const rows = api.db.selectFrom('security_events').select('kind').where('user_id', '=', id).orderBy('id');
    return (await rows.execute()).map(({ kind }) => kind);
  };
  const subjectsTo = async (email: string) => (await api.messagesTo(email)).map(({ subject }) => subject);

  afterEach(async () => {
    await sandbox.reset();
    await api.db.deleteFrom('outbox').execute();
    await api.db.deleteFrom('users').execute();
  });

  it.each(['twitter', 'google', 'apple'] as const)(
    'with %s and another person’s email is that person’s alone after a password reset',
    async (provider) => {
      const stranger = await intrude(provider);
      await call('PATCH', '/users', stranger.token, { email: 'thief@example.com' });
      const change = /confirm-email\?token=([\w-]{43})/.exec((await api.messagesTo('thief@example.com'))[0]!.text)![1]!;

      expect((await resetPassword(VICTIM)).statusCode).toBe(204);
      const owner = await signingIn(api).signInFully(VICTIM);

      expect((await call('GET', '/users/me', stranger.token)).statusCode).toBe(401);
      const again = await enter(provider, 'Hauwa', provider === 'twitter' ? VICTIM : undefined);
      expect([again.statusCode, again.json().token]).toEqual([409, undefined]);
      const confirmed = await call('POST', '/users/me/email-change/confirm', owner.token, { token: change });
      expect(confirmed.statusCode).toBe(422);
      expect((await call('GET', '/users/me', owner.token)).json().data).toMatchObject({
        id: stranger.profile.id,
        email: VICTIM,
        email_verified: true,
      });
      expect(await providersOf(stranger.profile.id)).toEqual([]);
      expect(await kindsOf(stranger.profile.id)).toContain('identity-removed');
    },
  );

  it('keeps a provider that confirmed its email after a password reset, and loses it with another email', async () => {
    const { id, email } = (await enter('google', 'Gbenga')).json().profile;
    expect((await resetPassword(email)).statusCode).toBe(204);
    expect((await enter('google', 'Gbenga')).json().profile.id).toBe(id);
    await api.db.updateTable('users').set({ email: 'moved@example.com' }).where('id', '=', id).execute();
    expect((await resetPassword('moved@example.com')).statusCode).toBe(204);
    expect(await providersOf(id)).toEqual([]);
  });

  it('counts what the provider says at the latest sign-in', async () => {
    const { id, email } = (await enter('google', 'Gbenga')).json().profile;
    await api.db.updateTable('user_identities').set({ confirmed_email: null }).where('user_id', '=', id).execute();
    await enter('google', 'Gbenga');
    await resetPassword(email);
    expect(await providersOf(id)).toEqual(['google']);
  });

  it('with Twitter stays signed in when its owner verifies the email on another device', async () => {
    const browser = openBrowser(api);
    const shopper = await intrude('twitter', browser);
    const link = await linkTo(VICTIM);
    const own = await browser.call('/users/verify/link', link);
    expect(own.json().data.own_browser).toBe(true);
    const elsewhere = openBrowser(api);
    const seen = await elsewhere.call('/users/verify/link', link);
    expect(seen.json().data).toMatchObject({
      own_browser: false,
      sign_up: { method: 'twitter', handle: expect.stringMatching(/^@\w+$/), device: expect.any(String) },
    });
    expect((await elsewhere.call('/users/verify', link)).statusCode).toBe(200);
    expect((await call('GET', '/users/me', shopper.token)).json().data.email_verified).toBe(true);
    expect((await enter('twitter', 'Hauwa')).statusCode).toBe(200);
  });

  it('with Twitter is lost to the person whose email it is, who says "It wasn’t me"', async () => {
    const stranger = await intrude('twitter');
    const taken = await openBrowser(api).call('/users/verify/disown', await linkTo(VICTIM));
    expect(taken.statusCode).toBe(200);
    expect((await call('GET', '/users/me', stranger.token)).statusCode).toBe(401);
    expect((await enter('twitter', 'Hauwa', VICTIM)).statusCode).toBe(409);
    expect(await providersOf(stranger.profile.id)).toEqual([]);
    expect(await subjectsTo(VICTIM)).toContain('Reset your NKM password');
  });

  it('mails and records a sign-in on a new device, and no other one', async () => {
    const browser = openBrowser(api);
    const { id, email } = (await enter('google', 'Gbenga', undefined, browser)).json().profile;
    const told = async () => (await subjectsTo(email)).filter((subject) => subject.startsWith('New sign-in')).length;
    await enter('google', 'Gbenga', undefined, browser);
    expect(await told()).toBe(0);
    await enter('google', 'Gbenga');
    expect(await told()).toBe(1);
    expect(await kindsOf(id)).toEqual(['new-device', 'new-device']);
  });

  describe('on the security page', () => {
    const disconnect = (token: string, payload: object = {}, provider: Provider = 'google') =>
      call('POST', `/social/${provider}/disconnect`, token, payload);
    const listOf = async (token: string) => (await call('GET', '/users/me/identities', token)).json().data;
    async function withPassword() {
      const { token, profile } = (await enter('google', 'Gbenga')).json();
      await api.db.updateTable('users').set({ password_hash }).where('id', '=', profile.id).execute();
      return { token, ...profile } as { token: string; id: number; email: string };
    }

    it('lists each provider with its name there and its date, and why the last one stays', async () => {
      const { token } = (await enter('twitter', 'Gbenga', 'gbenga@example.com')).json();
      expect(await listOf(token)).toEqual({
        identities: [{ provider: 'twitter', handle: expect.stringMatching(/^@/), created_at: expect.any(String) }],
        keeps: expect.stringMatching(/^Twitter is the only way to sign in to your account\./),
      });
      expect((await api.inject({ url: '/users/me/identities' })).statusCode).toBe(401);
    });

    it('disconnects it with the password, records it and mails the owner', async () => {
      const { token, id, email } = await withPassword();
      expect((await listOf(token)).keeps).toBeNull();
      for (const [payload, text] of [
        [{}, 'Enter your current password.'],
        [{ password: 'Wrong-horse-9' }, 'This is not your current password.'],
      ] as const) {
        const refused = await disconnect(token, payload);
        expect([refused.statusCode, refused.json().errors]).toEqual([422, { password: [text] }]);
      }
      expect((await disconnect(token, { password: PASSWORD })).statusCode).toBe(204);
      expect(await listOf(token)).toEqual({ identities: [], keeps: null });
      expect(await kindsOf(id)).toContain('identity-removed');
      expect(await subjectsTo(email)).toContain('Google is no longer connected to your NKM account');
      expect((await disconnect(token, { password: PASSWORD })).statusCode).toBe(404);
      expect((await enter('google', 'Gbenga')).statusCode).toBe(409);
    });

    it('keeps the last way into an account without password and passkey', async () => {
      const { token, profile } = (await enter('google', 'Gbenga')).json();
      const refused = await disconnect(token);
      expect([refused.statusCode, refused.json().message]).toEqual([409, (await listOf(token)).keeps]);
      expect(await providersOf(profile.id)).toEqual(['google']);
    });

    it('needs a new sign-in when the account has no password', async () => {
      const { token, profile } = (await enter('google', 'Gbenga')).json();
      const own = {
        user_id: profile.id,
        provider: 'twitter',
        subject: '1',
        confirmed_email: null,
        handle: null,
      } as const;
      await api.db
        .insertInto('user_identities')
        .values({ ...own, created_at: new Date() })
        .execute();
      api.advance(601);
      const late = await disconnect(token);
      expect([late.statusCode, late.json().message]).toEqual([403, expect.stringContaining('Sign out, sign in again')]);
      const anew = (await enter('google', 'Gbenga')).json().token;
      expect((await disconnect(anew, {}, 'twitter')).statusCode).toBe(204);
    });

    it('removes one of two providers when both are disconnected at the same time', async () => {
      const { token, profile } = (await enter('google', 'Gbenga')).json();
      const own = {
        user_id: profile.id,
        provider: 'twitter',
        subject: '1',
        confirmed_email: null,
        handle: null,
      } as const;
      await api.db
        .insertInto('user_identities')
        .values({ ...own, created_at: new Date() })
        .execute();
      const answers = await Promise.all([disconnect(token), disconnect(token, {}, 'twitter')]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    });
  });
});
