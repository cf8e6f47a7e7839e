import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';
import { messages } from './messages';
import { hashPassword } from './passwords';
import { otherThan, PASSWORD, signingIn } from '../../../test/shop/sign-in';

let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

describe.each(databases)('unknown devices on %s', (database) => {
  const env = { ...EASY_CAPTCHA, RATE_LIMIT_SCALE: '1' };
  const api = withApi({ database, modules: ['accounts', 'captcha', 'seller-handoff'], env });
  const { logIn, verify, codesTo, askForCode, signInFully } = signingIn(api);
  const newShopper = () => api.createShopper({ password_hash });
  let network = 0;
  const somewhere = () => ({ address: `198.51.100.${(network += 1) % 250}` });
  const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();
  const wrongPasswords = (email: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => logIn(email, 'wrong', somewhere())));

  it('need a captcha after five wrong passwords, for known and unknown emails alike', async () => {
    for (const email of [(await newShopper()).email, 'nobody@example.com']) {
      const answers = await wrongPasswords(email, 20);
      const errors = answers.map((answer) => Object.keys(answer.json().errors).join());
      expect(errors.filter((field) => field === 'email')).toHaveLength(5);
      expect(errors.filter((field) => field === 'captchaToken')).toHaveLength(15);
      expect(statusesOf(answers)).toEqual(Array(20).fill(422));
    }
  });

  it('can try one password with each captcha', async () => {
    const { email } = await newShopper();
    await wrongPasswords(email, 5);
    const captchaToken = await solveCaptcha(api);
    const wrong = await logIn(email, 'wrong', { ...somewhere(), captchaToken });
    expect(wrong.json().errors).toEqual({ email: [messages.wrongPassword] });
    expect((await logIn(email, PASSWORD, { ...somewhere(), captchaToken })).json().errors).toHaveProperty(
      'captchaToken',
    );
    const fresh = await solveCaptcha(api);
    expect((await logIn(email, PASSWORD, { ...somewhere(), captchaToken: fresh })).statusCode).toBe(200);
  });

  it('get the same answer for a right and a wrong password after ten wrong ones, and only the right one mails a code', async () => {
    const { email } = await newShopper();
    const guess = async (who: string, password: string) =>
      logIn(who, password, { ...somewhere(), captchaToken: await solveCaptcha(api) });
    for (const who of [email, 'nobody-at-all@example.com'])
      for (let turn = 0; turn < 10; turn += 1)
        expect((await guess(who, 'wrong')).json().errors).toEqual({ email: [messages.wrongPassword] });
    const known = await guess(email, 'wrong');
    const unknown = await guess('nobody-at-all@example.com', 'wrong');
    expect(await codesTo(email)).toEqual([]);
    const right = await guess(email, PASSWORD);
    const [code] = await codesTo(email);
    const shapes = [known, unknown, right].map((answer) => {
      const { token, message, password_unchecked } = answer.json();
      return [answer.statusCode, token.length, message, password_unchecked];
    });
    expect(new Set(shapes.map(String)).size).toBe(1);
    expect(shapes[0]).toEqual([200, expect.any(Number), messages.codeSentIfRight, true]);

    for (const answer of [known, unknown]) {
      const statuses: number[] = [];
      for (let turn = 0; turn < 5; turn += 1)
        statuses.push((await verify(answer.json().token, '000000', somewhere())).statusCode);
      expect(statuses).toEqual([422, 422, 422, 422, 403]);
    }
    for (let turn = 0; turn < 4; turn += 1)
      expect((await verify(right.json().token, otherThan(code!), somewhere())).statusCode).toBe(422);
    expect((await verify(known.json().token, '000000', somewhere())).statusCode).toBe(403);
    expect((await verify(right.json().token, code!, somewhere())).statusCode).toBe(200);
  });

  it('of strangers do not stop the owner, whatever they guess', async () => {
    const { email } = await newShopper();
    const guess = async (password: string) =>
      logIn(email, password, { ...somewhere(), captchaToken: await solveCaptcha(api) });
    for (let turn = 0; turn < 14; turn += 1) {
      const { token } = (await guess(`wrong ${turn}`)).json();
      if (token) for (let code = 0; code < 5; code += 1) await verify(token, `00000${code}`, somewhere());
    }
    const { token } = (await guess(PASSWORD)).json();
    const [code] = await codesTo(email);
    expect((await verify(token, otherThan(code!), somewhere())).statusCode).toBe(429);
    expect((await verify(token, code!, somewhere())).statusCode).toBe(200);
  });

  it('can resend ten codes in 15 minutes without using up attempts', async () => {
    const { email } = await newShopper();
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) statuses.push((await logIn(email, PASSWORD, somewhere())).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect(await codesTo(email)).toHaveLength(10);
    expect((await logIn(email, 'wrong', somewhere())).json().errors).toEqual({ email: [messages.wrongPassword] });
  });

  it('are paused after ten wrong codes in an hour, and the owner is notified once', async () => {
    const { email } = await newShopper();
    const { cookie } = await signInFully(email);
    const attempts = [];
    for (let turn = 0; turn < 8; turn += 1) attempts.push(await askForCode(email, somewhere()));
    const guesses = attempts.flatMap(({ token, code }) =>
      Array.from({ length: 4 }, () => verify(token, otherThan(code), somewhere())),
    );
    expect(statusesOf(await Promise.all(guesses))).toEqual([
      ...Array<number>(10).fill(422),
      ...Array<number>(22).fill(429),
    ]);
    const told = async () => (await api.messagesTo(email)).filter(({ subject }) => /trying to sign in/.test(subject));
    expect(await told()).toHaveLength(1);
    expect((await told())[0]!.text).toContain('http://localhost:3000/account?forgot-password');

    const last = attempts.at(-1)!;
    const right = await verify(last.token, last.code, somewhere());
    expect([right.statusCode, right.json().errors]).toEqual([429, { code: [messages.codesPaused] }]);
    const before = (await codesTo(email)).length;
    const asked = await logIn(email, PASSWORD, somewhere());
    expect([asked.statusCode, Number(asked.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(await codesTo(email)).toHaveLength(before);
    // The owner's known device still works.
    const { token, code } = await askForCode(email, { cookie });
    expect((await verify(token, code, { cookie })).statusCode).toBe(200);
  });

  it('can enter codes again an hour later, and the owner is notified once a day', async () => {
    const { email, id } = await newShopper();
    const { token, code } = await askForCode(email, somewhere());
    const now = api.app.clock().getTime();
    const entered = (minutesAgo: number, is_told = false) => ({
      user_id: id,
      device_id: null,
      entered_at: new Date(now - minutesAgo * 60_000),
      is_told,
    });
    await api.db
      .insertInto('wrong_codes')
      .values([entered(61, true), ...Array.from({ length: 9 }, () => entered(59))])
      .execute();
    expect((await verify(token, otherThan(code), somewhere())).statusCode).toBe(422);
    expect((await verify(token, code, somewhere())).statusCode).toBe(429);
    expect((await api.messagesTo(email)).filter(({ subject }) => /trying to sign in/.test(subject))).toEqual([]);
    api.advance(120);
    expect((await verify(token, code, somewhere())).statusCode).toBe(200);
  });

  it('get new budgets after a password reset', async () => {
    const { email, id } = await newShopper();
    await wrongPasswords(email, 6);
    const entered = { user_id: id, device_id: null, entered_at: api.app.clock() };
    await api.db
      .insertInto('wrong_codes')
      .values(Array.from({ length: 10 }, () => entered))
      .execute();
    await api.inject({ method: 'POST', url: '/password/forgot', payload: { email } });
    await api.app.jobs.runNow('mail password resets');
    const token = /token=([\w-]+)/.exec((await api.messagesTo(email)).at(-1)!.text)![1];
    const payload = { token, new: 'ankara 2026!', confirm: 'ankara 2026!' };
    expect((await api.inject({ method: 'PATCH', url: '/password/forgot/reset', payload })).statusCode).toBe(204);
    expect((await logIn(email, 'ankara 2026!', somewhere())).statusCode).toBe(200);
  });
});
