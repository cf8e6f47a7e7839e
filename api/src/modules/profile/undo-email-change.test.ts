import { createAuthenticator } from '../../../test/authenticator';
import { withPasskeys } from '../../../test/passkeys';
import { PASSWORD, signingIn } from '../../../test/shop/sign-in';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { hashPassword } from '../accounts/public';

const DAY_S = 24 * 3600;
let count = 0;
const newAddress = () => `thief${(count += 1)}@example.com`;
let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

describe.each(databases)('a change of the email on %s', (database) => {
  const modules = ['accounts', 'captcha', 'profile', 'passkeys', 'social-sign-in', 'seller-handoff'];
  const api = withApi({ database, modules });
  const { add, optionsToProve } = withProofs();
  type Headers = { authorization: string };
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, headers: Partial<Headers>, payload?: object) =>
    api.inject({ method, url, headers, ...(payload && { payload }) });
  const ask = (headers: Headers, email: string, proof: object = {}) =>
    call('PATCH', '/users', headers, { email, ...proof });
  const tokenIn = async (email: string, path: string) => {
    const texts = (await api.messagesTo(email)).map(({ text }) => text).reverse();
    const found = texts.map((text) => new RegExp(`${path}\\?token=([\\w-]{43})`).exec(text)?.[1]);
    return found.find((token) => token !== undefined)!;
  };
  const undo = (token: string) => call('POST', '/users/email-change/undo', {}, { token });
  const emailOf = async ({ id }: { id: number }) =>
    (await api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

  function withProofs() {
    const passkeys = withPasskeys(api);
    return {
      add: passkeys.add,
      optionsToProve: async (headers: Headers) =>
        (await call('POST', '/passkeys/proof/options', headers)).json().data as { challenge: string },
    };
  }
  async function anOwner(columns: { password_hash?: string } = { password_hash }) {
    const owner = await api.createShopper(columns);
    return { ...owner, headers: await api.signIn(owner) };
  }
  /** Changes the email as a thief with a recent session does. */
  async function move(owner: { email: string; headers: Headers }) {
    const email = newAddress();
    expect((await ask(owner.headers, email)).statusCode).toBe(200);
    const token = await tokenIn(email, 'confirm-email');
    expect((await call('POST', '/users/me/email-change/confirm', owner.headers, { token })).statusCode).toBe(200);
    return { email, undoToken: await tokenIn(owner.email, 'undo-email') };
  }

  describe('asks for a proof', () => {
    it('accepts a session of the last ten minutes without one, and the password afterwards', async () => {
      const ada = await anOwner();
      expect((await ask(ada.headers, newAddress())).statusCode).toBe(200);
      api.advance(601);
      const late = await ask(ada.headers, newAddress());
      expect([late.statusCode, late.json().errors]).toEqual([422, { password: ['Enter your current password.'] }]);
      const wrong = await ask(ada.headers, newAddress(), { password: 'Wrong-horse-9' });
      expect(wrong.json().errors).toEqual({ password: ['This is not your current password.'] });
      expect((await ask(ada.headers, newAddress(), { password: ` ${PASSWORD} ` })).statusCode).toBe(200);
    });

    it('refuses a wrong password in a young session, too', async () => {
      const ada = await anOwner();
      expect((await ask(ada.headers, newAddress(), { password: 'Wrong-horse-9' })).statusCode).toBe(422);
    });

    it('accepts a passkey of the account for ten minutes, in the session that it confirmed', async () => {
      const ada = await anOwner();
      const device = createAuthenticator();
      await add(ada.headers, device);
      api.advance(601);
      const elsewhere = await api.signIn(ada);
      api.advance(601);
      const credential = device.get(await optionsToProve(ada.headers));
      const proved = await call('POST', '/passkeys/proof', ada.headers, { credential });
      expect(proved.statusCode).toBe(200);
      expect((await ask(ada.headers, newAddress())).statusCode).toBe(200);
      expect((await ask(elsewhere, newAddress())).statusCode).toBe(422);
      expect((await call('POST', '/passkeys/proof', ada.headers, { credential })).statusCode).toBe(422);
      api.advance(601);
      expect((await ask(ada.headers, newAddress())).statusCode).toBe(422);
    });

    it('refuses a passkey of another account, or for another session', async () => {
      const [ada, bayo] = [await anOwner(), await anOwner()];
      const [own, other] = [createAuthenticator(), createAuthenticator()];
      await add(ada.headers, own);
      await add(bayo.headers, other);
      const prove = async (headers: Headers, credential: object) =>
        (await call('POST', '/passkeys/proof', headers, { credential })).statusCode;
      expect(await prove(ada.headers, other.get(await optionsToProve(ada.headers)))).toBe(422);
      expect(await prove(await api.signIn(ada), own.get(await optionsToProve(ada.headers)))).toBe(422);
    });

    it('asks an account without a password for a new sign-in', async () => {
      const ada = await anOwner({});
      api.advance(601);
      expect((await ask(ada.headers, newAddress())).statusCode).toBe(403);
      expect((await ask(await api.signIn(ada), newAddress())).statusCode).toBe(200);
    });

    it('asks for nothing when other fields change', async () => {
      const ada = await anOwner();
      api.advance(601);
      const answer = await call('PATCH', '/users', ada.headers, { surname: 'Bello', email: ada.email });
      expect(answer.statusCode).toBe(200);
    });

    it('tells the owner which proofs are possible', async () => {
      const ada = await anOwner();
      const proofs = async () => (await call('GET', '/users/me/proof', ada.headers)).json().data;
      expect(await proofs()).toEqual({ password: true, passkey: false, given: false });
      const device = createAuthenticator();
      await api.inject({ method: 'GET', url: '/users/me', headers: ada.headers });
      await add(ada.headers, device);
      const credential = device.get(await optionsToProve(ada.headers));
      await call('POST', '/passkeys/proof', ada.headers, { credential });
      expect(await proofs()).toEqual({ password: true, passkey: true, given: true });
    });
  });

  describe('can be undone', () => {
    it('for seven days by the previous address, which gets the account back alone', async () => {
      const ada = await anOwner();
      const thief = await move(ada);
      await add(ada.headers, createAuthenticator());
      const google = { user_id: ada.id, provider: 'google', subject: `s${ada.id}`, handle: null } as const;
      await api.db
        .insertInto('user_identities')
        .values({ ...google, confirmed_email: thief.email, created_at: new Date(Date.now() + DAY_S * 1000) })
        .execute();
      await ask(ada.headers, newAddress(), { password: PASSWORD });
      api.advance(6 * DAY_S);
      const answer = await undo(thief.undoToken);
      expect([answer.statusCode, answer.json().data]).toEqual([200, { email: ada.email }]);
      const row = await api.db
        .selectFrom('users')
        .select(['email', 'email_verified_at'])
        .where('id', '=', ada.id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ email: ada.email, email_verified_at: expect.any(Date) });
      for (const table of ['sessions', 'known_devices', 'passkeys', 'user_identities', 'email_changes'] as const) {
        const left = await api.db.selectFrom(table).select('user_id').where('user_id', '=', ada.id).execute();
        expect([table, left]).toEqual([table, []]);
      }
      expect((await signingIn(api).logIn(thief.email)).statusCode).toBe(422);
      const token = await tokenIn(ada.email, 'password/reset');
      const payload = { token, new: 'ankara 2026!', confirm: 'ankara 2026!' };
      expect((await call('PATCH', '/password/forgot/reset', {}, payload)).statusCode).toBe(204);
      const events = await api.db.selectFrom('security_events').select('kind').where('user_id', '=', ada.id).execute();
      expect(events.map(({ kind }) => kind)).toContain('email-change-undone');
    });

    it('also after a second change, whose own link ends', async () => {
      const ada = await anOwner();
      const first = await move(ada);
      const second = await move({ ...ada, email: first.email });
      expect((await undo(first.undoToken)).statusCode).toBe(200);
      expect(await emailOf(ada)).toBe(ada.email);
      const refused = await undo(second.undoToken);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['token']]);
      expect(await emailOf(ada)).toBe(ada.email);
    });

    it('and removes what a stranger could have had before, except an identity with the previous address', async () => {
      const ada = await anOwner();
      await api.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', ada.id).execute();
      const identity = { user_id: ada.id, handle: null, created_at: new Date(0) };
      await api.db
        .insertInto('user_identities')
        .values([
          { ...identity, provider: 'twitter', subject: `t${ada.id}`, confirmed_email: null },
          { ...identity, provider: 'google', subject: `g${ada.id}`, confirmed_email: ada.email.toLowerCase() },
        ])
        .execute();
      await add(ada.headers, createAuthenticator());
      api.advance(1);
      const { undoToken } = await move(ada);
      expect((await undo(undoToken)).statusCode).toBe(200);
      const left = (table: 'passkeys' | 'user_identities') =>
        api.db.selectFrom(table).selectAll().where('user_id', '=', ada.id).execute();
      expect(await left('passkeys')).toEqual([]);
      expect(await left('user_identities')).toMatchObject([{ provider: 'google' }]);
      expect((await api.messagesTo(ada.email)).map(({ subject }) => subject)).toContain(
        'Twitter is no longer connected to your NKM account',
      );
    });

    it('once, also when two requests come together, and not after seven days', async () => {
      const ada = await anOwner();
      const { undoToken } = await move(ada);
      const answers = await Promise.all([undo(undoToken), undo(undoToken)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      const late = await move({ ...ada, headers: await api.signIn(ada) });
      api.advance(7 * DAY_S + 1);
      expect((await undo(late.undoToken)).statusCode).toBe(422);
      expect(await emailOf(ada)).toBe(late.email);
    });

    it('while no other account can take the previous address, which its own account can', async () => {
      const ada = await anOwner();
      await move(ada);
      const bayo = await anOwner();
      const refused = await ask(bayo.headers, ada.email);
      expect(refused.json().errors).toEqual({ email: ['The email has already been taken.'] });
      expect((await ask(ada.headers, ada.email)).statusCode).toBe(200);
      api.advance(7 * DAY_S + 1);
      expect((await ask(await api.signIn(bayo), ada.email)).statusCode).toBe(200);
    });
  });
});
