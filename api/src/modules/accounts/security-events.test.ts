import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { EASY_CAPTCHA } from '../../../test/captcha';
import { otherThan, PASSWORD, signingIn } from '../../../test/shop/sign-in';
import { hashPassword } from './passwords';

let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

describe.each(databases)('the security events of an account on %s', (database) => {
  const env = { ...EASY_CAPTCHA, RATE_LIMIT_SCALE: '1' };
  const api = withApi({ database, modules: ['accounts', 'captcha', 'seller-handoff'], env });
  const { signInFully, askForCode, verify } = signingIn(api);
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const eventsOf = async (token: string) =>
    (await api.inject({ url: '/users/me/security-events', headers: as(token) })).json<{
      data: { kind: string; detail: string | null; happened_at: string }[];
    }>().data;
  const newShopper = () => api.createShopper({ password_hash });
  const mailsAbout = async (email: string, subject: string) =>
    (await api.messagesTo(email)).filter((mail) => mail.subject === subject);

  it('tell the owner by mail about a sign-in on a new device, but not on the first one or a known one', async () => {
    const { email } = await newShopper();
    const subject = 'New sign-in to your NKM account';
    const { cookie } = await signInFully(email);
    await signInFully(email, { cookie });
    expect(await mailsAbout(email, subject)).toEqual([]);
    const { token } = await signInFully(email);
    const mails = await mailsAbout(email, subject);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('/account?forgot-password');
    expect((await eventsOf(token)).map(({ kind }) => kind)).toEqual(['new-device', 'new-device']);
  });

  it('list ended sessions, a changed password and paused codes, newest first', async () => {
    const { email } = await newShopper();
    const { token, cookie } = await signInFully(email);
    const other = await signInFully(email);
    const list = await api.inject({ url: '/users/me/sessions', headers: as(token) });
    const lost = list.json().data.find(({ current }: { current: boolean }) => !current);
    await api.inject({ method: 'DELETE', url: `/users/me/sessions/${lost.id}`, headers: as(token) });
    expect((await api.inject({ url: '/users/me', headers: as(other.token) })).statusCode).toBe(401);
    await api.inject({ method: 'DELETE', url: '/users/me/sessions', headers: as(token) });
    for (let turn = 0; turn < 2; turn += 1) {
      const asked = await askForCode(email);
      for (let wrong = 0; wrong < 5; wrong += 1) await verify(asked.token, otherThan(asked.code));
    }
    const change = { current: PASSWORD, new: 'Kola-nut-Ibadan-8', confirm: 'Kola-nut-Ibadan-8' };
    await api.inject({ method: 'PATCH', url: '/users/password', headers: as(token), payload: change });
    const rows = await api.db.selectFrom('security_events').select('kind').orderBy('id', 'desc').limit(4).execute();
    expect(rows.map(({ kind }) => kind)).toEqual([
      'password-changed',
      'codes-paused',
      'other-sessions-ended',
      'session-ended',
    ]);
    expect(cookie).not.toBe(other.cookie);
  });

  it('belong to their owner alone, and are deleted after half a year', async () => {
    const [ada, bayo] = [await newShopper(), await newShopper()];
    await signInFully(ada.email);
    const { token } = await signInFully(bayo.email);
    expect(await eventsOf(token)).toHaveLength(1);
    expect((await api.inject({ url: '/users/me/security-events' })).statusCode).toBe(401);
    api.advance(181 * 86_400);
    await api.app.jobs.runNow('clean up accounts');
    expect(await api.db.selectFrom('security_events').selectAll().execute()).toEqual([]);
  });
});

describe.each(databases)('a session on %s', (database) => {
  const api = withApi({ database, modules: ['accounts'], env: { SESSION_IDLE_DAYS: '0.5' } });
  const isAlive = async (headers: Record<string, string>) =>
    (await api.inject({ url: '/users/me', headers })).statusCode === 200;

  it('ends without use, stays alive with it, and ends at its absolute age', async () => {
    const shopper = await api.createShopper();
    const [used, unused] = [await api.signIn(shopper), await api.signIn(shopper)];
    api.advance(11 * 3600);
    expect(await isAlive(used)).toBe(true);
    api.advance(2 * 3600);
    expect([await isAlive(used), await isAlive(unused)]).toEqual([true, false]);
    const listed = await api.inject({ url: '/users/me/sessions', headers: used });
    expect(listed.json().data).toHaveLength(1);
    api.advance(11 * 3600 + 60); // a day after the sign-in of the tests
    expect(await isAlive(used)).toBe(false);
  });
});
