import { databases } from '../../../test/test-databases';
import { PASSWORD, signingIn } from '../../../test/shop/sign-in';
import { withApi } from '../../../test/with-api';
import { hashPassword } from './passwords';

const NEW = 'another-2026!';

type Purpose = 'sign-in' | 'session' | 'reset' | 'verification' | 'email change';

describe.each(databases)('a token on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'profile', 'captcha', 'seller-handoff', 'passkeys'] });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const linkIn = async (address: string, pattern: RegExp) =>
    pattern.exec((await api.messagesTo(address)).at(-1)!.text)![1]!;

  /** A token for each purpose, all of one shopper, and what each of them does. */
  async function aShopper() {
    const { email, id } = await api.createShopper({
      password_hash: await hashPassword(PASSWORD),
      email_verified_at: null,
    });
    const headers = await api.signIn({ id });
    await api.inject({ method: 'POST', url: '/users/verify/resend', headers });
    const verification = await linkIn(email, /verify-email\?token=([\w-]{43})/);
    await api.inject({ method: 'PATCH', url: '/users', headers, payload: { email: `new.${email}` } });
    const change = await linkIn(`new.${email}`, /token=([\w-]{43})/);
    await api.inject({ method: 'POST', url: '/password/forgot', payload: { email } });
    await api.app.jobs.runNow('mail password resets');
    const reset = await linkIn(email, /token=([\w-]{43})/);
    const { token, code } = await signingIn(api).askForCode(email);
    const tokens: Record<Purpose, string> = {
      'sign-in': token,
      session: headers.authorization.replace('Bearer ', ''),
      reset,
      verification,
      'email change': change,
    };
    const doors: Record<Purpose, (token: string) => Promise<boolean>> = {
      'sign-in': async (one) => (await signingIn(api).verify(one, code)).statusCode === 200,
      session: async (one) => (await api.inject({ url: '/users/me', headers: bearer(one) })).statusCode === 200,
      reset: async (one) => {
        const payload = { token: one, new: NEW, confirm: NEW };
        return (await api.inject({ method: 'PATCH', url: '/password/forgot/reset', payload })).statusCode === 204;
      },
      verification: async (one) => {
        const payload = { token: one };
        return (await api.inject({ method: 'POST', url: '/users/verify', payload })).statusCode === 200;
      },
      'email change': async (one) => {
        const how = {
          method: 'POST',
          url: '/users/me/email-change/confirm',
          headers,
          payload: { token: one },
        } as const;
        return (await api.inject(how)).statusCode === 200;
      },
    };
    return { tokens, doors };
  }
  const entries = <T>(all: Record<Purpose, T>) => Object.entries(all) as [Purpose, T][];

  it('opens only the door of its purpose', async () => {
    const { tokens, doors } = await aShopper();
    for (const [door, opens] of entries(doors))
      for (const [purpose, token] of entries(tokens))
        if (purpose !== door) expect([door, purpose, await opens(token)]).toEqual([door, purpose, false]);
    // Each one still opens its own; a reset and an email change come last, because they end others.
    for (const purpose of ['session', 'verification', 'sign-in', 'reset'] as const)
      expect([purpose, await doors[purpose](tokens[purpose])]).toEqual([purpose, true]);
  });

  it('that is forged, cut or lengthened opens none', async () => {
    const { tokens, doors } = await aShopper();
    for (const [door, opens] of entries(doors)) {
      const token = tokens[door];
      const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      for (const forged of [
        changed,
        token.slice(1),
        `${token}A`,
        token.toLowerCase(),
        'A'.repeat(43),
        '%00',
        "' or 1=1",
      ])
        expect([door, forged, await opens(encodeURI(forged))]).toEqual([door, forged, false]);
    }
  });

  it('works once, except for the session and the verification, which mail programs open', async () => {
    const { tokens, doors } = await aShopper();
    expect(await doors['email change'](tokens['email change'])).toBe(true);
    expect(await doors['email change'](tokens['email change'])).toBe(false);
    // The email has changed, so what was mailed to the previous one is dead.
    for (const purpose of ['reset', 'verification', 'sign-in'] as const)
      expect([purpose, await doors[purpose](tokens[purpose])]).toEqual([purpose, false]);
    const bayo = await aShopper();
    expect(await bayo.doors.reset(bayo.tokens.reset)).toBe(true);
    for (const purpose of ['reset', 'session', 'sign-in'] as const)
      expect([purpose, await bayo.doors[purpose](bayo.tokens[purpose])]).toEqual([purpose, false]);
  });

  it('is late after its time', async () => {
    const { tokens, doors } = await aShopper();
    api.advance(31 * 24 * 3600);
    for (const [purpose, token] of entries(tokens))
      expect([purpose, await doors[purpose](token)]).toEqual([purpose, false]);
  });
});
