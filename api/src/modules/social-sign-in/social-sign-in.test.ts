import { SANDBOX_OIDC_CLIENT } from '../../platform/environment/oidc-settings';
import { OTHER_CLIENT, peopleOf } from '../../sandbox/identity/people';
import { startIdentity, type TestIdentity } from '../../../test/start-identity';
import { openBrowser } from '../../../test/shopper-at-provider';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

const person = (provider: 'google' | 'apple' | 'twitter', name: string) =>
  peopleOf(provider).find(({ given }) => given === name)!;
const gbenga = person('google', 'Gbenga');
const { clientId } = SANDBOX_OIDC_CLIENT;

let sandbox: TestIdentity;
const env: Record<string, string> = {};
beforeAll(async () => {
  sandbox = await startIdentity();
  Object.assign(env, sandbox.settings, { OIDC_TIMEOUT_MS: '1000' });
});
afterAll(() => sandbox.stop());

describe.each(databases)('social sign-in on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'social-sign-in', 'settings'], env });
  const openNow = () => openBrowser(api);
  const identities = () => api.db.selectFrom('user_identities').selectAll().orderBy('id').execute();
  const nobodyIsIn = async () => {
    const { count } = await api.db
      .selectFrom('sessions')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
  };
  afterEach(async () => {
    await sandbox.reset();
    for (const table of ['user_identities', 'social_starts', 'sessions', 'outbox'] as const)
      await api.db.deleteFrom(table).execute();
    await api.db.deleteFrom('email_verifications').execute();
    await api.db.deleteFrom('known_devices').execute();
    await api.db.deleteFrom('users').execute();
    api.advance(10); // the circuit of a provider rests
  });

  describe('with Google', () => {
    it('ACC-CALL-001 ACC-RULE-013 creates an account from an authorization code, and signs in to it the next time', async () => {
      const browser = openNow();
      const { code, state, iss } = await browser.signInAt('google', gbenga.id);
      const first = await browser.signUp('google', { code, state, iss, news: false, signup_platform: 'Web' });
      expect(first.statusCode).toBe(200);
      const { token, profile, data } = first.json();
      expect(data).toEqual({ token, profile });
      expect(profile).toMatchObject({
        surname: 'Ojo',
        other_names: 'Gbenga',
        email: 'gbenga@example.com',
        email_verified: true,
        phone: null,
      });
      expect(first.headers['cache-control']).toBe('no-store');
      const me = await api.inject({ url: '/users/me', headers: { authorization: `Bearer ${token}` } });
      expect(me.json().data).toEqual(profile);
      expect(await identities()).toEqual([expect.objectContaining({ provider: 'google', subject: gbenga.id })]);
      expect(first.cookies).toEqual([expect.objectContaining({ name: 'nkm_device', httpOnly: true, sameSite: 'Lax' })]);

      const again = await openNow().signInAt('google', gbenga.id);
      expect(again.code).not.toBe(code);
      const next = openNow();
      const second = await next.signUp('google', await next.signInAt('google', gbenga.id));
      expect(second.json().profile.id).toBe(profile.id);
    });

    it('ACC-RULE-010 ACC-FIELD-003 accepts an access token that Google issued to this shop', async () => {
      const token = await sandbox.googleToken(clientId, gbenga.id);
      const answer = await openNow().signUp('google', {
        token,
        news: false,
        signup_platform: 'Web',
        account_type: 'Individual',
      });
      expect(answer.json().profile).toMatchObject({ email: 'gbenga@example.com', email_verified: true });
    });

    it('refuses an access token that Google issued to another shop', async () => {
      const answer = await openNow().signUp('google', { token: await sandbox.googleToken(OTHER_CLIENT, gbenga.id) });
      expect([answer.statusCode, answer.json().message]).toEqual([
        422,
        'Google did not confirm this sign-in. Please start again.',
      ]);
      await nobodyIsIn();
    });

    it.each(['x', 'ya29.invented', '%00'])('refuses the invented access token %j', async (token) => {
      expect((await openNow().signUp('google', { token })).statusCode).toBe(422);
    });

    it.each([
      'other-audience',
      'other-issuer',
      'other-nonce',
      'expired',
      'unsigned',
      'shared-key',
      'other-key',
    ] as const)('refuses a code whose id_token is forged: %s', async (idToken) => {
      const browser = openNow();
      const answer = await browser.signInAt('google', gbenga.id);
      await sandbox.faults({ idToken });
      const refused = await browser.signUp('google', answer);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['code']]);
      await nobodyIsIn();
      await sandbox.faults({ idToken: 'ok' });
      // The state is used.
      expect((await browser.signUp('google', answer)).json().errors).toHaveProperty('state');
    });

    it('accepts a state and its code once', async () => {
      const browser = openNow();
      const answer = await browser.signInAt('google', gbenga.id);
      expect((await browser.signUp('google', answer)).statusCode).toBe(200);
      expect((await browser.signUp('google', answer)).json().errors).toHaveProperty('state');
      const other = await browser.start('google');
      const replayed = await browser.signUp('google', { ...answer, state: other.json().data.state });
      expect(replayed.json().errors).toHaveProperty('code');
    });

    it('opens one session when two requests send the same code at the same time', async () => {
      const browser = openNow();
      const answer = await browser.signInAt('google', gbenga.id);
      const answers = await Promise.all([1, 2, 3].map(() => browser.signUp('google', answer)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    });

    it('creates one account when a new shopper signs in on two devices at the same time', async () => {
      const browsers = [openNow(), openNow()];
      const sent = await Promise.all(browsers.map((browser) => browser.signInAt('google', gbenga.id)));
      const answers = await Promise.all(browsers.map((browser, index) => browser.signUp('google', sent[index]!)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(new Set(answers.map((answer) => answer.json().profile.id)).size).toBe(1);
    });

    it('refuses a code in another browser, with an invented state, without state, and after ten minutes', async () => {
      const browser = openNow();
      const answer = await browser.signInAt('google', gbenga.id);
      const attempts = [
        openNow().signUp('google', answer),
        browser.signUp('google', { ...answer, state: 'x'.repeat(43) }),
        browser.signUp('google', { code: answer.code }),
        browser.signUp('twitter', answer),
      ];
      for (const attempt of attempts) expect((await attempt).json().errors).toHaveProperty('state');
      api.advance(601);
      expect((await browser.signUp('google', answer)).json().errors).toHaveProperty('state');
      await api.app.jobs.runNow('clean up social sign-ins');
      expect(await api.db.selectFrom('social_starts').selectAll().execute()).toEqual([]);
      await nobodyIsIn();
    });

    it('stores no state, browser token, nonce or verifier', async () => {
      const browser = openNow();
      const { url, state } = (await browser.start('google')).json().data;
      const query = new URL(url).searchParams;
      expect(query.get('code_challenge_method')).toBe('S256');
      const stored = JSON.stringify(await api.db.selectFrom('social_starts').selectAll().execute());
      for (const secret of [state, browser.cookies.get('nkm_social')!, query.get('nonce')!])
        expect(stored).not.toContain(secret);
    });

    it('ACC-CONST-009 subscribes to news only where the shopper ticked it', async () => {
      const ticked = async (news: boolean, id: string) => {
        const browser = openNow();
        const { profile } = (
          await browser.signUp('google', { ...(await browser.signInAt('google', id)), news })
        ).json();
        return api.db.selectFrom('users').select('news').where('id', '=', profile.id).executeTakeFirst();
      };
      expect(await ticked(false, gbenga.id)).toEqual({ news: false });
      expect(await ticked(true, person('google', 'Hauwa').id)).toEqual({ news: true });
    });

    it('verifies the email by mail when Google has not verified it', async () => {
      const browser = openNow();
      const hauwa = person('google', 'Hauwa');
      const { profile } = (await browser.signUp('google', await browser.signInAt('google', hauwa.id))).json();
      expect(profile.email_verified).toBe(false);
      expect(await api.messagesTo(hauwa.email)).toHaveLength(1);
    });
  });

  describe('when the email already has an account', () => {
    const ada = person('google', 'Ada');

    it('refuses, and connects after a sign-in with the password in the same browser', async () => {
      const owner = await api.createShopper({ email: ada.email });
      const browser = openNow();
      const answer = await browser.signInAt('google', ada.id);
      const refused = await browser.signUp('google', answer);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([409, ['connect']]);
      expect(await identities()).toEqual([]);
      const stored = JSON.stringify(await api.db.selectFrom('social_starts').selectAll().execute());
      expect(stored).not.toContain(ada.email);

      const headers = await api.signIn(owner);
      const { state } = answer;
      const elsewhere = await openNow().call('/social/google/connect', { state }, headers);
      expect(elsewhere.statusCode).toBe(422);
      expect((await browser.call('/social/google/connect', { state })).statusCode).toBe(401);
      const connected = await browser.call('/social/google/connect', { state }, headers);
      expect([connected.statusCode, connected.json()]).toEqual([200, { message: 'You can now sign in with Google.' }]);
      expect(await api.messagesTo(ada.email)).toEqual([
        expect.objectContaining({ subject: 'Google is connected to your NKM account' }),
      ]);
      expect((await browser.call('/social/google/connect', { state }, headers)).statusCode).toBe(422);
      const next = openNow();
      const signedIn = await next.signUp('google', await next.signInAt('google', ada.id));
      expect(signedIn.json().profile.id).toBe(owner.id);
    });

    it('connects it to no other account', async () => {
      await api.createShopper({ email: ada.email });
      const browser = openNow();
      const answer = await browser.signInAt('google', ada.id);
      await browser.signUp('google', answer);
      const headers = await api.signIn(await api.createShopper());
      const { statusCode } = await browser.call('/social/google/connect', { state: answer.state }, headers);
      expect(statusCode).toBe(403);
      expect(await identities()).toEqual([]);
    });

    it.each([
      ['the account has not verified it', person('google', 'Ada'), null],
      ['Google has not verified it', person('google', 'Hauwa'), new Date()],
    ])('gives no access when %s', async (_, who, email_verified_at) => {
      const owner = await api.createShopper({ email: who.email.toUpperCase(), email_verified_at });
      const browser = openNow();
      const answer = await browser.signInAt('google', who.id);
      const refused = await browser.signUp('google', answer);
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        'This email already has an account. Sign in with its password, or reset the password.',
      ]);
      const headers = await api.signIn(owner);
      const connected = await browser.call('/social/google/connect', { state: answer.state }, headers);
      expect([connected.statusCode, await identities()]).toEqual([403, []]);
    });
  });

  it('a sign-in ends a deactivation, and a closed account stays closed', async () => {
    const enter = async () => {
      const browser = openNow();
      return browser.signUp('google', await browser.signInAt('google', gbenga.id));
    };
    const { id } = (await enter()).json().profile;
    await api.db.updateTable('users').set({ status: 'deactivated' }).where('id', '=', id).execute();
    expect((await enter()).statusCode).toBe(200);
    expect(await api.db.selectFrom('users').select('status').execute()).toEqual([{ status: 'active' }]);
  });

  describe('with Twitter', () => {
    const jide = person('twitter', 'Gbenga');

    it('ACC-CALL-002 ACC-RULE-011 asks for an email, and continues with the same code', async () => {
      const browser = openNow();
      const answer = { ...(await browser.signInAt('twitter', jide.id)), otp: false };
      const asked = await browser.signUp('twitter', answer);
      expect([asked.statusCode, asked.json().errors]).toEqual([
        422,
        { email: ['Twitter does not share your email. Enter one for your orders.'] },
      ]);
      expect((await browser.signUp('twitter', { ...answer, email: 'not an email' })).json().errors).toEqual({
        email: ['Invalid Email'],
      });
      const done = await browser.signUp('twitter', { ...answer, email: 'Gbenga@Example.com' });
      expect(done.json().profile).toMatchObject({
        surname: 'Ojo',
        other_names: 'Gbenga',
        email: 'gbenga@example.com',
        email_verified: false,
      });
      expect(await api.messagesTo('gbenga@example.com')).toHaveLength(1);
      // The next time, the email is not needed.
      const next = openNow();
      expect((await next.signUp('twitter', await next.signInAt('twitter', jide.id))).statusCode).toBe(200);
    });

    it('gives no access to the account of a typed email', async () => {
      const owner = await api.createShopper();
      const browser = openNow();
      const answer = await browser.signInAt('twitter', jide.id);
      const refused = await browser.signUp('twitter', { ...answer, email: owner.email });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([409, ['email']]);
      // The shopper can correct it.
      expect((await browser.signUp('twitter', { ...answer, email: 'own@example.com' })).statusCode).toBe(200);
    });
  });

  describe('with Apple', () => {
    const ifeoma = person('apple', 'Ifeoma');

    it('ACC-CALL-003 takes the name from the first sign-in, and a relay address', async () => {
      const browser = openNow();
      const answer = await browser.signInAt('apple', ifeoma.id);
      expect(JSON.parse(answer.user!)).toMatchObject({ name: { firstName: 'Ifeoma' } });
      const back = await api.inject({
        method: 'POST',
        url: '/social/apple/return',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(answer).toString(),
      });
      const location = new URL(back.headers.location!);
      expect([back.statusCode, location.pathname, location.search]).toEqual([303, '/apple_signup', '']);
      const told = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
      expect(told).toEqual(answer);
      const { profile } = (await browser.signUp('apple', { ...told, otp: false })).json();
      expect(profile).toMatchObject({
        surname: 'Eze',
        other_names: 'Ifeoma',
        email: ifeoma.email,
        email_verified: true,
      });

      const next = openNow();
      const second = await next.signInAt('apple', ifeoma.id);
      expect(second).not.toHaveProperty('user');
      expect((await next.signUp('apple', second)).json().profile).toEqual(profile);
    });

    const claimsFor = (url: string) => {
      const now = Math.floor(Date.now() / 1000);
      return {
        iss: `${sandbox.url}/apple`,
        aud: clientId,
        sub: person('apple', 'Gbenga').id,
        email: 'gbenga@example.com',
        email_verified: 'true',
        nonce: new URL(url).searchParams.get('nonce')!,
        iat: now,
        exp: now + 600,
      };
    };

    it('ACC-RULE-012 accepts an id_token of this browser’s sign-in', async () => {
      const browser = openNow();
      const { url, state } = (await browser.start('apple')).json().data;
      const id_token = await sandbox.sign('apple', claimsFor(url));
      const user = { name: { firstName: 'Gbenga', lastName: 'Ojo' }, email: 'ada@example.com' };
      const { profile } = (await browser.signUp('apple', { id_token, state, user })).json();
      // The email beside the token is not signed.
      expect(profile).toMatchObject({ surname: 'Ojo', email: 'gbenga@example.com', email_verified: true });
    });

    it.each([
      'other-audience',
      'other-issuer',
      'other-nonce',
      'expired',
      'unsigned',
      'shared-key',
      'other-key',
    ] as const)('refuses a forged id_token: %s', async (fault) => {
      const browser = openNow();
      const { url, state } = (await browser.start('apple')).json().data;
      const id_token = await sandbox.sign('apple', claimsFor(url), fault);
      expect((await browser.signUp('apple', { id_token, state })).json().errors).toHaveProperty('code');
      await nobodyIsIn();
    });

    it('refuses an id_token for another client, of another sign-in, without state, and without a nonce', async () => {
      const browser = openNow();
      const { url, state } = (await browser.start('apple')).json().data;
      const claims = claimsFor(url);
      const other = (await openNow().start('apple')).json().data;
      const tokens = [
        sandbox.sign('apple', { ...claims, aud: [clientId, OTHER_CLIENT], azp: OTHER_CLIENT }),
        sandbox.sign('apple', claimsFor(other.url)),
        sandbox.sign('apple', { ...claims, nonce: undefined }),
        sandbox.sign('google', claims),
      ];
      for (const token of tokens) {
        const { state } = (await browser.start('apple')).json().data;
        expect((await browser.signUp('apple', { id_token: await token, state })).statusCode).toBe(422);
      }
      const good = await sandbox.sign('apple', claims);
      expect((await browser.signUp('apple', { id_token: good })).statusCode).toBe(422);
      expect((await openNow().signUp('apple', { id_token: good, state })).statusCode).toBe(422);
      await nobodyIsIn();
    });
  });

  it.each(['error', 'html', 'hang'] as const)(
    'keeps the sign-in when the provider fails (%s), so that the shopper can try again',
    async (calls) => {
      const browser = openNow();
      const answer = await browser.signInAt('twitter', person('twitter', 'Gbenga').id);
      await sandbox.faults({ calls });
      const down = await browser.signUp('twitter', { ...answer, email: 'gbenga@example.com' });
      expect([down.statusCode, down.json(), down.headers['retry-after']]).toEqual([
        503,
        {
          message:
            'Twitter is not responding right now. Try again in a moment, or sign in with your email and password.',
        },
        '5',
      ]);
      await sandbox.faults({ calls: 'ok' });
      expect((await browser.signUp('twitter', { ...answer, email: 'gbenga@example.com' })).statusCode).toBe(200);
    },
  );

  it('needs a code or a token', async () => {
    for (const provider of ['google', 'apple', 'twitter'] as const)
      expect((await openNow().signUp(provider, {})).json().errors).toHaveProperty('code');
  });

  it('the sign-in at the provider is bound to the browser by a cookie that scripts cannot read', async () => {
    const { cookies } = await openNow().start('google');
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'nkm_social', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 }),
    ]);
  });
});
