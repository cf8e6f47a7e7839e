import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { CODE_SECONDS, CODE_TRIES } from './login-code';
import { messages } from './messages';
import { hashPassword } from './passwords';

const PASSWORD = 'Correct-horse-9';
let password_hash: string;

beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

describe.each(databases)('signing in on %s', (database) => {
  const api = withApi({ database, modules: ['accounts'] });

  const newShopper = () => api.createShopper({ password_hash });
  const logIn = (email: string, password = PASSWORD) =>
    api.inject({ method: 'POST', url: '/login', payload: { email, password, platform: 'Web' } });
  const verify = (token: string, code: string) =>
    api.inject({
      method: 'POST',
      url: '/verify_login',
      headers: { authorization: `Bearer ${token}` },
      payload: { code, platform: 'Web' },
    });
  const newestCode = async (email: string) => (await api.messagesTo(email)).at(-1)!.code!;
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const me = (token: string) => api.inject({ url: '/users/me', headers: { authorization: `Bearer ${token}` } });

  it('ACC-CALL-005 answers POST /login with a temporary token in both places and mails a six-digit code', async () => {
    const { email } = await newShopper();
    const answer = await logIn(email);
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.data).toEqual({ token: body.token });
    const [mail] = await api.messagesTo(email);
    expect(mail).toMatchObject({ channel: 'email', code: expect.stringMatching(/^\d{6}$/) });
    expect(mail!.text).toContain(mail!.code);
  });

  it('issues a temporary token that is valid for the second step only', async () => {
    const { email } = await newShopper();
    expect((await me((await logIn(email)).json().token)).statusCode).toBe(401);
  });

  it('stores the name of the browser with the session', async () => {
    const { email } = await newShopper();
    const { token } = (await logIn(email)).json();
    const headers = {
      authorization: `Bearer ${token}`,
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    };
    const payload = { code: await newestCode(email), platform: 'Web' };
    const session = (await api.inject({ method: 'POST', url: '/verify_login', headers, payload })).json();
    const own = { authorization: `Bearer ${session.token}` };
    const { data } = (await api.inject({ url: '/users/me/sessions', headers: own })).json();
    expect(data).toMatchObject([{ device: 'Firefox on Windows', current: true }]);
  });

  it('finds the account regardless of case and spaces in the email', async () => {
    const { email } = await newShopper();
    expect((await logIn(` ${email.toUpperCase()} `)).statusCode).toBe(200);
  });

  it('API-RULE-001 rejects a wrong password and an unknown email alike, with message and field errors', async () => {
    const { email } = await newShopper();
    const refusal = { message: messages.wrongPassword, errors: { email: [messages.wrongPassword] } };
    for (const answer of [await logIn(email, 'Wrong-horse-9'), await logIn('nobody@example.com')]) {
      expect([answer.statusCode, answer.json()]).toEqual([422, refusal]);
    }
    expect(await api.messagesTo(email)).toEqual([]);
  });

  it('API-RULE-001 names every missing field, with a list of messages each', async () => {
    const answer = await api.inject({ method: 'POST', url: '/login', payload: {} });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({
      email: ['The email field is required.'],
      password: ['The password field is required.'],
    });
  });

  it('ACC-CALL-006 exchanges temporary token and code for token and profile, without secrets', async () => {
    const { email } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    const answer = await verify(temporary, await newestCode(email));
    expect(answer.statusCode).toBe(200);
    const { token, profile, data } = answer.json();
    expect(data).toEqual({ token, profile });
    expect(profile.email).toBe(email);
    expect(answer.body).not.toContain('argon2');
    expect((await me(token)).json().data).toEqual(profile);
  });

  it('accepts multipart bodies', async () => {
    const { email } = await newShopper();
    const boundary = 'x-x-x';
    const part = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const answer = await api.inject({
      method: 'POST',
      url: '/login',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: `${part('email', email)}${part('password', PASSWORD)}--${boundary}--\r\n`,
    });
    expect(answer.statusCode).toBe(200);
  });

  it('accepts a code a second time within a minute and ends its first session', async () => {
    const { email } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    const code = await newestCode(email);
    const first = (await verify(temporary, code)).json().token;
    api.advance(59);
    const second = (await verify(temporary, code)).json().token;
    expect([(await me(first)).statusCode, (await me(second)).statusCode]).toEqual([401, 200]);
    const third = await verify(temporary, code);
    expect([third.statusCode, third.json().errors]).toEqual([422, { code: [messages.expiredCode] }]);
    expect((await me(second)).statusCode).toBe(200);
  });

  it('rejects the repeated code after a minute, and any other code', async () => {
    const { email } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    const code = await newestCode(email);
    const { token } = (await verify(temporary, code)).json();
    const wrong = await verify(temporary, otherThan(code));
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { code: [messages.expiredCode] }]);
    api.advance(61);
    expect((await verify(temporary, code)).statusCode).toBe(422);
    expect((await me(token)).statusCode).toBe(200);
  });

  it('accepts the repeated code after its own expiry, and still counts wrong codes', async () => {
    const { email } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    const code = await newestCode(email);
    api.advance(CODE_SECONDS - 10);
    expect((await verify(temporary, code)).statusCode).toBe(200);
    api.advance(30);
    for (let turn = 0; turn < CODE_TRIES - 1; turn += 1) await verify(temporary, otherThan(code));
    expect((await verify(temporary, code)).statusCode).toBe(200);
  });

  it('does not reopen a session that has ended', async () => {
    const shopper = await newShopper();
    const temporary = (await logIn(shopper.email)).json().token;
    const code = await newestCode(shopper.email);
    const { token } = (await verify(temporary, code)).json();
    await api.inject({ method: 'POST', url: '/logout', headers: { authorization: `Bearer ${token}` } });
    expect((await verify(temporary, code)).statusCode).toBe(422);
  });

  it('rejects the code of another attempt', async () => {
    const [one, two] = [await newShopper(), await newShopper()];
    const temporary = (await logIn(one.email)).json().token;
    await logIn(two.email);
    const [mine, theirs] = [await newestCode(one.email), await newestCode(two.email)];
    if (mine !== theirs) expect((await verify(temporary, theirs)).statusCode).toBe(422);
  });

  it('API-RULE-001 answers a wrong code with 422 and its field error', async () => {
    const { email } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    const answer = await verify(temporary, otherThan(await newestCode(email)));
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { message: messages.wrongCode, errors: { code: [messages.wrongCode] } },
    ]);
  });

  it.each(['12345', '1234567', 'abcdef', ''])('rejects %p, which does not have six digits', async (code) => {
    const { email } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    expect((await verify(temporary, code)).json().errors).toHaveProperty('code');
  });

  it('locks after five wrong codes, even for the correct code', async () => {
    const { email } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    const code = await newestCode(email);
    const answers: number[] = [];
    for (let attempt = 0; attempt < CODE_TRIES; attempt++) {
      answers.push((await verify(temporary, otherThan(code))).statusCode);
    }
    expect(answers).toEqual([422, 422, 422, 422, 403]);
    const right = await verify(temporary, code);
    expect([right.statusCode, right.json().errors]).toEqual([403, { code: [messages.lockedCode] }]);
  });

  it('counts simultaneous wrong codes', async () => {
    const { email } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    const wrong = otherThan(await newestCode(email));
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(temporary, wrong)));
    expect(answers.filter((answer) => answer.statusCode === 422)).toHaveLength(CODE_TRIES - 1);
  });

  it('leaves one session when the correct code arrives several times at once', async () => {
    const { email, id } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    const code = await newestCode(email);
    const answers = await Promise.all([verify(temporary, code), verify(temporary, code), verify(temporary, code)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 200, 422]);
    const sessions = await api.db.selectFrom('sessions').select('token_hash').where('user_id', '=', id).execute();
    expect(sessions).toHaveLength(1);
  });

  it('rejects a code after five minutes and sends a new one when POST /login is repeated', async () => {
    const { email } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    const code = await newestCode(email);
    api.advance(CODE_SECONDS + 1);
    expect((await verify(temporary, code)).json().errors).toEqual({ code: [messages.expiredCode] });
    const fresh = (await logIn(email)).json().token;
    expect((await verify(fresh, await newestCode(email))).statusCode).toBe(200);
  });

  it('answers 401 to a code without a known temporary token', async () => {
    const answer = await verify('A'.repeat(43), '123456');
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  const resend = (email: string, token: string) =>
    api.inject({
      method: 'POST',
      url: '/login',
      headers: { authorization: `Bearer ${token}` },
      payload: { email, password: PASSWORD, platform: 'Web' },
    });
  async function twoCodes() {
    const { email, id } = await newShopper();
    const temporary = (await logIn(email)).json().token as string;
    const first = await newestCode(email);
    api.advance(60);
    expect((await resend(email, temporary)).json().token).toBe(temporary);
    return { email, id, temporary, codes: [first, await newestCode(email)] as const };
  }

  it.each([0, 1] as const)('accepts code %i of two that one sign-in requested, and then no other', async (used) => {
    const { temporary, codes } = await twoCodes();
    expect((await verify(temporary, codes[used])).statusCode).toBe(200);
    if (codes[0] === codes[1]) return;
    const other = await verify(temporary, codes[used === 0 ? 1 : 0]);
    expect([other.statusCode, other.json().errors]).toEqual([422, { code: [messages.expiredCode] }]);
  });

  it('opens one session when both codes arrive at once', async () => {
    const { id, temporary, codes } = await twoCodes();
    if (codes[0] === codes[1]) return;
    const answers = await Promise.all(codes.map((code) => verify(temporary, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const sessions = await api.db.selectFrom('sessions').select('token_hash').where('user_id', '=', id).execute();
    expect(sessions).toHaveLength(1);
  });

  it('refuses the earlier code once it has expired, which costs no try', async () => {
    const { temporary, codes } = await twoCodes();
    if (codes[0] === codes[1]) return;
    api.advance(CODE_SECONDS - 60);
    for (let turn = 0; turn < CODE_TRIES; turn++)
      expect((await verify(temporary, codes[0])).json().errors).toEqual({ code: [messages.expiredCode] });
    expect((await verify(temporary, codes[1])).statusCode).toBe(200);
  });

  it('counts the wrong codes of both mails together', async () => {
    const { email, temporary, codes } = await twoCodes();
    const wrong = [1, 2, 3].map((step) => String((Number(codes[0]) + step) % 1_000_000).padStart(6, '0'));
    const guess = wrong.find((code) => !codes.includes(code))!;
    for (let turn = 0; turn < CODE_TRIES - 1; turn++) await verify(temporary, guess);
    expect((await resend(email, temporary)).json().token).toBe(temporary);
    expect((await verify(temporary, guess)).statusCode).toBe(403);
    expect((await verify(temporary, codes[1])).statusCode).toBe(403);
    expect((await resend(email, temporary)).json().token).not.toBe(temporary);
  });

  it('keeps the sign-in of another account out of a repeated call', async () => {
    const [one, two] = [await twoCodes(), await newShopper()];
    expect((await resend(two.email, one.temporary)).json().token).not.toBe(one.temporary);
    expect((await verify(one.temporary, one.codes[1])).statusCode).toBe(200);
  });

  it('stores neither code nor token in plain text', async () => {
    const { email } = await newShopper();
    const temporary = (await logIn(email)).json().token;
    const code = await newestCode(email);
    const { token } = (await verify(temporary, code)).json();
    const sessions = await api.db.selectFrom('sessions').selectAll().execute();
    const attempts = await api.db.selectFrom('login_attempts').selectAll().execute();
    expect(Math.min(sessions.length, attempts.length)).toBeGreaterThan(0);
    const rows = JSON.stringify([sessions, attempts]);
    for (const secret of [temporary, token, `"${code}"`]) expect(rows).not.toContain(secret);
  });

  it('SH-CALL-005 ends the session with POST /logout, and only that one', async () => {
    const shopper = await newShopper();
    const [here, there] = [await api.signIn(shopper), await api.signIn(shopper)];
    const answer = await api.inject({ method: 'POST', url: '/logout', headers: here });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await api.inject({ url: '/users/me', headers: here })).statusCode).toBe(401);
    expect((await api.inject({ url: '/users/me', headers: there })).statusCode).toBe(200);
    expect((await api.inject({ method: 'POST', url: '/logout', headers: here })).statusCode).toBe(204);
  });

  it('ends a session when it expires', async () => {
    const headers = await api.signIn(await newShopper());
    api.advance(86_401);
    const answer = await api.inject({ url: '/users/me', headers });
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
    await api.app.jobs.runNow('clean up accounts');
    const old = await api.db.selectFrom('sessions').select('user_id').where('expires_at', '<', new Date()).execute();
    expect(old).toEqual([]);
  });
});
