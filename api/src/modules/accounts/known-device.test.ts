import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';
import { messages } from './messages';
import { hashPassword } from './passwords';
import { cookieOf, otherThan, PASSWORD, signingIn } from '../../../test/shop/sign-in';

let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

const MODULES = ['accounts', 'captcha', 'seller-handoff'];
const STRICT = { ...EASY_CAPTCHA, RATE_LIMIT_SCALE: '1' };

describe.each(databases)('a known device on %s', (database) => {
  const api = withApi({ database, modules: MODULES, env: STRICT });
  const { logIn, verify, codesTo, askForCode, signInFully } = signingIn(api);
  const newShopper = () => api.createShopper({ password_hash });
  let network = 0;
  /** A new network address each time, so that no per-address limit applies. */
  const somewhere = () => ({ address: `198.51.100.${(network += 1)}` });
  async function strangersTry(email: string) {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await logIn(email, 'wrong', somewhere())).statusCode);
    return statuses;
  }

  it('gets an HttpOnly cookie at its first complete sign-in', async () => {
    const { email } = await newShopper();
    const { answer } = await signInFully(email);
    expect(answer.cookies).toMatchObject([
      {
        name: 'nkm_device',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 31_536_000,
      },
    ]);
    const rows = JSON.stringify(await api.db.selectFrom('known_devices').selectAll().execute());
    expect(rows).not.toContain(answer.cookies[0]!.value);
  });

  it('signs in without the captcha that unknown devices get', async () => {
    const { email } = await newShopper();
    const { cookie } = await signInFully(email);
    expect(await strangersTry(email)).toEqual([422, 422, 422, 422, 422, 422]);
    const stranger = await logIn(email, PASSWORD, somewhere());
    expect([stranger.statusCode, stranger.json().errors]).toEqual([422, { captchaToken: [messages.captchaNeeded] }]);
    expect((await logIn(email, PASSWORD, { cookie })).statusCode).toBe(200);
  });

  it('signs in from a network address whose limit is exhausted', async () => {
    const { email } = await newShopper();
    const { cookie } = await signInFully(email);
    const from = { address: '198.18.0.1' };
    for (let turn = 0; turn < 100; turn += 1) await logIn(`nobody${turn}@example.com`, 'wrong', from);
    expect((await logIn(email, PASSWORD, from)).statusCode).toBe(429);
    expect((await logIn(email, PASSWORD, { ...from, cookie })).statusCode).toBe(200);
  });

  it('is trusted only by its own accounts, of which it can have several', async () => {
    const [ada, bayo] = [await newShopper(), await newShopper()];
    const { cookie } = await signInFully(ada.email);
    await strangersTry(bayo.email);
    expect((await logIn(bayo.email, PASSWORD, { cookie })).statusCode).toBe(422);
    const captchaToken = await solveCaptcha(api);
    const { token } = (await logIn(bayo.email, PASSWORD, { cookie, captchaToken })).json();
    const answer = await verify(token, (await codesTo(bayo.email)).at(-1)!, { cookie });
    expect(cookieOf(answer)).toBe(cookie);
    await strangersTry(ada.email);
    for (const { email } of [ada, bayo]) expect((await logIn(email, PASSWORD, { cookie })).statusCode).toBe(200);
  });

  it('has its own budget of 20 wrong passwords in 15 minutes', async () => {
    const { email } = await newShopper();
    const { cookie } = await signInFully(email);
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, 'wrong', { cookie })));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(20).fill(422), ...Array<number>(10).fill(429)]);
    expect((await logIn(email, PASSWORD, somewhere())).statusCode).toBe(200);
  });

  it('has its own budget of wrong codes', async () => {
    const { email } = await newShopper();
    const { cookie } = await signInFully(email);
    for (let turn = 0; turn < 2; turn += 1) {
      const { token, code } = await askForCode(email, { cookie });
      for (let guess = 0; guess < 5; guess += 1) await verify(token, otherThan(code), { cookie });
    }
    expect((await logIn(email, PASSWORD, { cookie })).statusCode).toBe(429);
    expect((await logIn(email, PASSWORD, somewhere())).statusCode).toBe(200);
  });

  it.each(['nonsense', `nkm_device=${'A'.repeat(43)}`, 'nkm_device=', 'nkm_device=%00'])(
    'is not recognised by the cookie %j',
    async (cookie) => {
      const { email } = await newShopper();
      await strangersTry(email);
      expect((await logIn(email, PASSWORD, { ...somewhere(), cookie })).statusCode).toBe(422);
    },
  );

  it('is forgotten when its session is revoked, alone or with all others', async () => {
    const { email } = await newShopper();
    const here = await signInFully(email);
    const there = await signInFully(email);
    const third = await signInFully(email);
    const headers = { authorization: `Bearer ${here.token}` };
    const { data } = (await api.inject({ url: '/users/me/sessions', headers })).json();
    const other = data.find(({ current }: { current: boolean }) => !current);
    await api.inject({ method: 'DELETE', url: `/users/me/sessions/${other.id}`, headers });
    await strangersTry(email);
    const statuses = async () =>
      Promise.all(
        [here, there, third].map(
          async ({ cookie }) => (await logIn(email, PASSWORD, { ...somewhere(), cookie })).statusCode,
        ),
      );
    expect((await statuses()).sort()).toEqual([200, 200, 422]);
    await api.inject({ method: 'DELETE', url: '/users/me/sessions', headers });
    expect(await statuses()).toEqual([200, 422, 422]);
  });

  it('is forgotten when the password changes', async () => {
    const { email } = await newShopper();
    const { token, cookie } = await signInFully(email);
    const payload = { current: PASSWORD, new: 'ankara 2026!', confirm: 'ankara 2026!' };
    const headers = { authorization: `Bearer ${token}` };
    await api.inject({ method: 'PATCH', url: '/users/password', headers, payload });
    await strangersTry(email);
    expect((await logIn(email, 'ankara 2026!', { ...somewhere(), cookie })).statusCode).toBe(422);
  });

  it('is stored once when the first response and its cookie get lost', async () => {
    const { email, id } = await newShopper();
    const { token, code } = await askForCode(email);
    await verify(token, code);
    const again = await verify(token, code);
    const devices = await api.db.selectFrom('known_devices').select('id').where('user_id', '=', id).execute();
    expect(devices).toHaveLength(1);
    await strangersTry(email);
    expect((await logIn(email, PASSWORD, { cookie: cookieOf(again) })).statusCode).toBe(200);
  });
});

describe('a known device with https', () => {
  const env = { PUBLIC_URL: 'https://shop.example' };
  const api = withApi({ database: 'pglite', modules: MODULES, env });
  it('the cookie is secure and has the __Host- prefix', async () => {
    const { signInFully } = signingIn(api);
    const { answer } = await signInFully((await api.createShopper({ password_hash })).email);
    expect(answer.cookies).toMatchObject([{ name: '__Host-nkm_device', secure: true, path: '/' }]);
    expect(answer.headers['set-cookie']).not.toMatch(/domain/i);
  });
});
