import { createAuthenticator } from '../../../test/authenticator';
import { withPasskeys } from '../../../test/passkeys';
import { PASSWORD } from '../../../test/shop/sign-in';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { hashPassword } from '../accounts/public';
import { removeOldChallenges } from './challenges';
import { messages } from './messages';

let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

const MODULES = ['accounts', 'captcha', 'passkeys', 'settings'];

describe.each(databases)('passkeys on %s', (database) => {
  const api = withApi({ database, modules: MODULES });
  const { post, add, optionsToAdd, openBrowser } = withPasskeys(api);

  async function signedIn(columns: { password_hash?: string } = { password_hash }) {
    const shopper = await api.createShopper(columns);
    return { ...shopper, headers: await api.signIn(shopper) };
  }
  async function owner(device = createAuthenticator()) {
    const shopper = await signedIn();
    const added = await add(shopper.headers, device);
    return { ...shopper, device, passkey: added.json().data as { id: number } };
  }
  const listOf = async (headers: Record<string, string>) =>
    (await api.inject({ url: '/passkeys', headers })).json().data;
  const kindsOf = async (userId: number) => {
    const rows = await api.db.selectFrom('security_events').select('kind').where('user_id', '=', userId).orderBy('id');
    return (await rows.execute()).map(({ kind }) => kind);
  };
  const sessionsOf = async (userId: number) =>
    (await api.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute()).length;

  describe('adding one', () => {
    it('stores the public key, lists the passkey, records the event and mails the owner', async () => {
      const ada = await signedIn();
      expect(await listOf(ada.headers)).toEqual({ passkeys: [], has_password: true, most: 10 });
      const answer = await add(ada.headers, createAuthenticator(), {}, '  Ada’s   phone ');
      expect(answer.statusCode).toBe(200);
      const passkey = { id: expect.any(Number), name: 'Ada’s phone', last_used_at: null };
      expect(answer.json()).toMatchObject({ message: messages.added, data: passkey });
      expect((await listOf(ada.headers)).passkeys).toMatchObject([passkey]);
      expect(await kindsOf(ada.id)).toEqual(['passkey-added']);
      const [mail] = await api.messagesTo(ada.email);
      expect(mail).toMatchObject({ subject: 'A passkey was added to your NKM account' });
      expect(mail!.text).toContain('The passkey “Ada’s phone” was added');
    });

    it('is named after the browser when the shopper gives no name', async () => {
      const ada = await signedIn();
      const credential = createAuthenticator().create(await optionsToAdd(ada.headers));
      const chrome =
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
      const answer = await post('/passkeys', { credential }, { ...ada.headers, 'user-agent': chrome });
      expect(answer.json().data.name).toBe('Chrome on Android');
    });

    it.each([
      ['   ', messages.nameMissing],
      ['x'.repeat(51), messages.nameTooLong(50)],
    ])('refuses the name %j and keeps the challenge', async (name, text) => {
      const ada = await signedIn();
      const credential = createAuthenticator().create(await optionsToAdd(ada.headers));
      const refusal = await post('/passkeys', { credential, name }, ada.headers);
      expect([refusal.statusCode, refusal.json().errors]).toEqual([422, { name: [text] }]);
      expect((await post('/passkeys', { credential, name: 'x'.repeat(50) }, ada.headers)).statusCode).toBe(200);
    });

    it('asks for a discoverable passkey, a verified user and no attestation, and excludes the known ones', async () => {
      const ada = await owner();
      expect(await optionsToAdd(ada.headers)).toMatchObject({
        rp: { id: 'localhost', name: 'NKM' },
        user: { name: ada.email },
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: [{ id: ada.device.id, type: 'public-key' }],
      });
    });

    it('needs the current password', async () => {
      const { headers } = await signedIn();
      for (const [payload, text] of [
        [{}, 'Enter your current password.'],
        [{ password: 'Wrong-horse-9' }, 'This is not your current password.'],
      ] as const) {
        const answer = await post('/passkeys/options', payload, headers);
        expect([answer.statusCode, answer.json().errors]).toEqual([422, { password: [text] }]);
      }
    });

    it('needs a new sign-in when the account has no password', async () => {
      const { headers } = await signedIn({});
      expect((await listOf(headers)).has_password).toBe(false);
      expect((await post('/passkeys/options', {}, headers)).statusCode).toBe(200);
      api.advance(601);
      const late = await post('/passkeys/options', {}, headers);
      expect([late.statusCode, late.json().message]).toEqual([
        403,
        'Sign out, sign in again, then repeat this within 10 minutes.',
      ]);
    });

    it.each([
      ['another origin', { origin: 'https://shop.example' }],
      ['another relying party', { rpId: 'shop.example' }],
      ['no user verification', { unverified: true }],
      ['the purpose of a sign-in', { type: 'webauthn.get' }],
      ['an attestation with certificates', { format: 'fido-u2f' }],
    ])('refuses an answer with %s, and uses the challenge up', async (_what, odd) => {
      const ada = await signedIn();
      const device = createAuthenticator();
      const options = await optionsToAdd(ada.headers);
      const refusal = await post('/passkeys', { credential: device.create(options, odd) }, ada.headers);
      expect([refusal.statusCode, refusal.json().errors]).toEqual([422, { credential: [messages.refused] }]);
      const again = await post('/passkeys', { credential: device.create(options) }, ada.headers);
      expect(again.json().errors).toEqual({ credential: [messages.stale] });
      expect((await listOf(ada.headers)).passkeys).toEqual([]);
    });

    it('refuses a challenge that is used, late, of a sign-in, of another session or of another account', async () => {
      const [ada, bayo] = [await signedIn(), await signedIn()];
      const device = createAuthenticator();
      const refuses = async (options: { challenge: string }, headers: Record<string, string>) => {
        const answer = await post('/passkeys', { credential: device.create(options) }, headers);
        expect([answer.statusCode, answer.json().errors]).toEqual([422, { credential: [messages.stale] }]);
      };
      const used = await optionsToAdd(ada.headers);
      await post('/passkeys', { credential: createAuthenticator().create(used) }, ada.headers);
      await refuses(used, ada.headers);
      await refuses(await openBrowser().start(), ada.headers);
      const own = await optionsToAdd(ada.headers);
      await refuses(own, await api.signIn(ada));
      await refuses(own, bayo.headers);
      api.advance(301);
      await refuses(own, ada.headers);
      await refuses({ challenge: 'invented' }, ada.headers);
    });

    it('refuses a passkey that an account has already', async () => {
      const ada = await owner();
      const bayo = await signedIn();
      for (const { headers } of [ada, bayo]) {
        const answer = await add(headers, ada.device);
        expect([answer.statusCode, answer.json().message]).toEqual([409, messages.known]);
      }
      expect((await listOf(bayo.headers)).passkeys).toEqual([]);
    });

    it('stops at ten passkeys, also with simultaneous requests', async () => {
      const ada = await signedIn();
      for (let turn = 0; turn < 9; turn += 1) await add(ada.headers, createAuthenticator());
      const asked = [];
      for (let turn = 0; turn < 3; turn += 1) asked.push(await optionsToAdd(ada.headers));
      const answers = await Promise.all(
        asked.map((options) => post('/passkeys', { credential: createAuthenticator().create(options) }, ada.headers)),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
      expect((await listOf(ada.headers)).passkeys).toHaveLength(10);
      const more = await post('/passkeys/options', { password: PASSWORD }, ada.headers);
      expect([more.statusCode, more.json().message]).toEqual([409, messages.tooMany(10)]);
    });

    it('adds a passkey once when two requests send it at the same time', async () => {
      const ada = await signedIn();
      const device = createAuthenticator();
      const options = await optionsToAdd(ada.headers);
      const same = await Promise.all(
        [1, 2].map(() => post('/passkeys', { credential: device.create(options) }, ada.headers)),
      );
      expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      const other = createAuthenticator();
      const [bayo, chidi] = [await signedIn(), await signedIn()];
      const both = await Promise.all([bayo, chidi].map(({ headers }) => add(headers, other)));
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    });
  });

  describe('signing in', () => {
    it('replaces password and code, and answers like the second step of a sign-in', async () => {
      const ada = await owner();
      const browser = openBrowser();
      const answer = await browser.signIn(ada.device);
      expect(answer.statusCode).toBe(200);
      const { token, profile, data } = answer.json();
      expect(data).toEqual({ token, profile });
      expect(profile).toMatchObject({ id: ada.id, email: ada.email });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(browser.cookies.get('nkm_device')).toMatch(/^[\w-]{43}$/);
      const me = await api.inject({ url: '/users/me', headers: { authorization: `Bearer ${token}` } });
      expect(me.json().data).toEqual(profile);
      const [passkey] = (await listOf(ada.headers)).passkeys;
      expect(passkey.last_used_at).toEqual(expect.any(String));
    });

    it('tells the owner about a new device, and not about a known one', async () => {
      const ada = await owner();
      const [first, second] = [openBrowser(), openBrowser()];
      await first.signIn(ada.device);
      await second.signIn(ada.device);
      await second.signIn(ada.device);
      expect(await kindsOf(ada.id)).toEqual(['passkey-added', 'new-device', 'new-device']);
      const subjects = (await api.messagesTo(ada.email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('New sign-in'))).toHaveLength(1);
    });

    it('names no account in its options', async () => {
      expect(await openBrowser().start()).toEqual({
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rpId: 'localhost',
        timeout: 300_000,
        userVerification: 'required',
      });
    });

    it.each([
      ['another origin', { origin: 'https://shop.example' }],
      ['another relying party', { rpId: 'shop.example' }],
      ['no user verification', { unverified: true }],
      ['the purpose of an addition', { type: 'webauthn.create' }],
      ['the signature of another passkey', { key: createAuthenticator().privateKey }],
    ])('refuses an answer with %s, and uses the challenge up', async (_what, odd) => {
      const ada = await owner();
      const browser = openBrowser();
      const options = await browser.start();
      const before = await sessionsOf(ada.id);
      const refusal = await browser.send(ada.device.get(options, odd));
      expect([refusal.statusCode, refusal.json().errors]).toEqual([422, { credential: [messages.refused] }]);
      expect((await browser.send(ada.device.get(options))).json().errors).toEqual({ credential: [messages.stale] });
      expect(await sessionsOf(ada.id)).toBe(before);
    });

    it('refuses an unknown passkey and one of another user handle', async () => {
      const [ada, bayo] = [await owner(), await owner()];
      for (const refusal of [
        await openBrowser().signIn(createAuthenticator()),
        await openBrowser().signIn(ada.device, { userHandle: null }),
        await openBrowser().signIn(ada.device, { credentialId: bayo.device.id }),
      ])
        expect([refusal.statusCode, refusal.json().errors]).toEqual([422, { credential: [messages.unknown] }]);
    });

    it('refuses a challenge that is used, late, of an addition or of another browser', async () => {
      const ada = await owner();
      const browser = openBrowser();
      const refuses = async (options: { challenge: string }, by = browser) => {
        const answer = await by.send(ada.device.get(options));
        expect([answer.statusCode, answer.json().errors]).toEqual([422, { credential: [messages.stale] }]);
      };
      const used = await browser.start();
      const credential = ada.device.get(used);
      expect((await browser.send(credential)).statusCode).toBe(200);
      expect((await browser.send(credential)).statusCode).toBe(422);
      await refuses(used);
      await refuses(await optionsToAdd(ada.headers));
      const other = openBrowser();
      await other.start();
      const own = await browser.start();
      await refuses(own, other);
      await refuses(own, openBrowser());
      api.advance(301);
      await refuses(own);
    });

    it('opens one session when two requests send the same answer at the same time', async () => {
      const ada = await owner();
      const browser = openBrowser();
      const credential = ada.device.get(await browser.start());
      const answers = await Promise.all([1, 2, 3].map(() => browser.send(credential)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    });

    it('refuses a counter that does not rise, which shows a copied passkey', async () => {
      const ada = await owner();
      expect((await openBrowser().signIn(ada.device, { counter: 10 })).statusCode).toBe(200);
      for (const counter of [10, 9, 0]) {
        const refusal = await openBrowser().signIn(ada.device, { counter });
        expect(refusal.json().errors).toEqual({ credential: [messages.copied] });
      }
      expect((await openBrowser().signIn(ada.device, { counter: 11 })).statusCode).toBe(200);
    });

    it('accepts a device that does not count', async () => {
      const ada = await owner(createAuthenticator({ counts: false }));
      for (let turn = 0; turn < 2; turn += 1) expect((await openBrowser().signIn(ada.device)).statusCode).toBe(200);
    });

    it('wakes a deactivated account up, and refuses a deleted one', async () => {
      const ada = await owner();
      const setStatus = (status: 'deactivated' | 'deleted') =>
        api.db.updateTable('users').set({ status }).where('id', '=', ada.id).execute();
      await setStatus('deactivated');
      expect((await openBrowser().signIn(ada.device)).statusCode).toBe(200);
      expect((await listOf(ada.headers)).passkeys).toHaveLength(1);
      await setStatus('deleted');
      expect((await openBrowser().signIn(ada.device)).json().errors).toEqual({ credential: [messages.unknown] });
    });

    it.each([{}, { credential: {} }, { credential: { id: '!', rawId: '!', type: 'x', response: {} } }])(
      'refuses the malformed body %j',
      async (body) => {
        expect((await post('/passkeys/login', body)).statusCode).toBe(422);
      },
    );

    it('refuses client data and authenticator data that are no such thing', async () => {
      const ada = await owner();
      const browser = openBrowser();
      const credential = ada.device.get(await browser.start());
      const odd = (part: object) => browser.send({ ...credential, response: { ...credential.response, ...part } });
      for (const clientDataJSON of ['AAAA', 'bnVsbA', 'eyJjaGFsbGVuZ2UiOjF9'])
        expect((await odd({ clientDataJSON })).json().errors).toEqual({ credential: [messages.stale] });
      expect((await odd({ authenticatorData: 'AAAA' })).json().errors).toEqual({ credential: [messages.refused] });
    });
  });

  describe('removing one', () => {
    it('ends its sign-ins, records the event and mails the owner', async () => {
      const ada = await owner();
      const url = `/passkeys/${ada.passkey.id}`;
      expect((await api.inject({ method: 'DELETE', url, headers: ada.headers })).statusCode).toBe(204);
      expect((await listOf(ada.headers)).passkeys).toEqual([]);
      expect(await kindsOf(ada.id)).toEqual(['passkey-added', 'passkey-removed']);
      expect((await api.messagesTo(ada.email)).at(-1)!.text).toContain('“My phone”');
      expect((await openBrowser().signIn(ada.device)).json().errors).toEqual({ credential: [messages.unknown] });
      expect((await api.inject({ method: 'DELETE', url, headers: ada.headers })).statusCode).toBe(404);
    });

    it('is possible only for its owner', async () => {
      const [ada, bayo] = [await owner(), await signedIn()];
      const url = `/passkeys/${ada.passkey.id}`;
      expect((await api.inject({ method: 'DELETE', url, headers: bayo.headers })).statusCode).toBe(404);
      expect((await api.inject({ method: 'DELETE', url })).statusCode).toBe(401);
      expect((await listOf(ada.headers)).passkeys).toHaveLength(1);
      expect((await listOf(bayo.headers)).passkeys).toEqual([]);
    });

    it('happens to all when a mailed link resets the password, so that a stranger’s passkey ends, too', async () => {
      const ada = await owner();
      const options = await optionsToAdd(ada.headers);
      await post('/password/forgot', { email: ada.email });
      await api.app.jobs.runNow('mail password resets');
      const mail = (await api.messagesTo(ada.email)).find(({ subject }) => subject.startsWith('Reset'))!;
      const token = /token=([\w-]+)/.exec(mail.text)![1];
      const fresh = 'Another-horse-8';
      const reset = { method: 'PATCH', url: '/password/forgot/reset' } as const;
      expect((await api.inject({ ...reset, payload: { token, new: fresh, confirm: fresh } })).statusCode).toBe(204);
      expect((await openBrowser().signIn(ada.device)).json().errors).toEqual({ credential: [messages.unknown] });
      expect(await kindsOf(ada.id)).toContain('passkey-removed');
      const late = await post('/passkeys', { credential: createAuthenticator().create(options) }, ada.headers);
      expect(late.statusCode).toBe(401);
    });
  });

  it('need a session for everything except the sign-in', async () => {
    expect((await api.inject({ url: '/passkeys' })).statusCode).toBe(401);
    for (const url of ['/passkeys', '/passkeys/options']) expect((await post(url, {})).statusCode).toBe(401);
  });

  it('store only hashes of challenges, and a job deletes late ones', async () => {
    const { challenge } = await openBrowser().start();
    const all = () => api.db.selectFrom('passkey_challenges').selectAll().execute();
    expect(JSON.stringify(await all())).not.toContain(challenge);
    await removeOldChallenges(api.db, new Date(api.app.clock().getTime() + 299_000));
    expect(await all()).not.toEqual([]);
    await removeOldChallenges(api.db, new Date(api.app.clock().getTime() + 301_000));
    expect(await all()).toEqual([]);
  });
});

describe('the settings', () => {
  const local = withApi({ database: 'pglite', modules: ['accounts', 'passkeys', 'settings'] });
  const plain = withApi({
    database: 'pglite',
    modules: ['accounts', 'passkeys', 'settings'],
    env: { PUBLIC_URL: 'http://192.0.2.7:4000' },
  });
  const settingsOf = async (api: typeof local) => (await api.inject({ url: '/settings' })).json().data;

  it('offer passkeys, except at an address for which browsers allow none', async () => {
    const [offered, none] = [await settingsOf(local), await settingsOf(plain)];
    expect([offered.passkeys, none.passkeys]).toEqual([true, false]);
    expect(offered.capabilities).toContain('passkeys');
    expect(none.capabilities).not.toContain('passkeys');
    expect((await plain.inject({ method: 'POST', url: '/passkeys/login/options' })).statusCode).toBe(404);
  });
});

describe('sign-ins with passkeys from one network address', () => {
  const api = withApi({ database: 'pglite', modules: MODULES, env: { RATE_LIMIT_SCALE: '0.01' } });

  it('are limited, and so are their starts', async () => {
    const credential = createAuthenticator().get({ challenge: 'invented' });
    for (const [url, payload] of [
      ['/passkeys/login/options', {}],
      ['/passkeys/login', { credential }],
    ] as const) {
      const statuses: number[] = [];
      for (let turn = 0; turn < 3; turn += 1)
        statuses.push((await api.inject({ method: 'POST', url, payload })).statusCode);
      expect(statuses.at(-1)).toBe(429);
    }
  });
});
