import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';

const ENV = { ...EASY_CAPTCHA, PUBLIC_URL: 'https://shop.example', BRAND: 'Ọjà' };
const MODULES = ['captcha', 'accounts', 'newsletter'];
const PASSWORD = 'Ankara#2026';

let people = 0;
/** A registration as the documented form sends it, with a unique email. */
function aRegistration(changes: object = {}) {
  people += 1;
  return {
    surname: 'Okafor',
    other_names: 'Adaeze',
    email: `person${people}@example.com`,
    password: PASSWORD,
    news: false,
    account_type: 'Individual',
    signup_platform: 'Web',
    terms: true,
    ...changes,
  };
}

describe.each(databases)('POST /users on %s', (database) => {
  const api = withApi({ database, modules: MODULES, env: ENV });
  const post = (payload: object) => api.inject({ method: 'POST', url: '/users', payload });
  const signUp = async (payload: object) => post({ ...payload, captchaToken: await solveCaptcha(api) });
  const rowsOf = (email: string) =>
    api.db
      .selectFrom('users')
      .selectAll()
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
      .execute();
  const tokenIn = (text: string) => /https:\/\/shop\.example\/account\/verify-email\?token=([\w-]{43})/.exec(text)![1]!;
  const logIn = (email: string, password: string) =>
    api.inject({ method: 'POST', url: '/login', payload: { email, password, platform: 'Web' } });

  it('ACC-CALL-004 ACC-FIELD-001 ACC-CONST-010 creates an account and answers 201 with no secrets', async () => {
    const person = aRegistration();
    const answer = await signUp({ ...person, surname: ' Okafor ', email: ` ${person.email.toUpperCase()} ` });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        message: 'Account successfully created',
        data: expect.objectContaining({
          surname: 'Okafor',
          other_names: 'Adaeze',
          email: person.email,
          email_verified: false,
        }),
      },
    ]);
    expect(answer.body).not.toMatch(/password|argon2/);
    const [row] = await rowsOf(person.email);
    expect(row).toMatchObject({
      email: person.email,
      account_type: 'Individual',
      signup_platform: 'Web',
      news: false,
      status: 'active',
      email_verified_at: null,
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
  });

  it('accepts multipart and fills in optional fields', async () => {
    const { surname, other_names, email, password, terms } = aRegistration();
    const sent = { surname, other_names, email, password, terms, captchaToken: await solveCaptcha(api) };
    const parts = Object.entries(sent).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    );
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await api.inject({ method: 'POST', url: '/users', headers, payload: `${parts.join('')}--b--\r\n` });
    expect(answer.statusCode).toBe(201);
    expect(await rowsOf(email)).toMatchObject([{ account_type: 'Individual', signup_platform: 'Web', news: false }]);
  });

  it('mails a link that verifies the email; then the account signs in, spaces around the password or not', async () => {
    const person = aRegistration();
    await signUp({ ...person, password: ` ${PASSWORD} ` });
    const [mail] = await api.messagesTo(person.email);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Verify your email for Ọjà' });
    const payload = { token: tokenIn(mail!.text) };
    const verified = await api.inject({ method: 'POST', url: '/users/verify', payload });
    expect([verified.statusCode, verified.json().data]).toEqual([200, { email: person.email }]);
    expect((await rowsOf(person.email))[0]!.email_verified_at).toBeInstanceOf(Date);
    for (const typed of [PASSWORD, ` ${PASSWORD}\t`]) {
      expect((await logIn(person.email.toUpperCase(), typed)).statusCode).toBe(200);
    }
  });

  it('subscribes to the newsletter only when it is ticked', async () => {
    const [reader, other] = [aRegistration({ news: true }), aRegistration()];
    await signUp(reader);
    await signUp(other);
    const subjects = async (email: string) => (await api.messagesTo(email)).map(({ subject }) => subject);
    expect(await subjects(reader.email)).toEqual([
      'Verify your email for Ọjà',
      'Confirm your subscription to the Ọjà newsletter',
    ]);
    expect(await subjects(other.email)).toEqual(['Verify your email for Ọjà']);
    expect(await rowsOf(reader.email)).toMatchObject([{ news: true }]);
  });

  it('ACC-RULE-026 answers 422 with every field, in form order, and creates nothing', async () => {
    const answer = await post({ surname: 'Ok', email: 'ada', password: 'short', terms: false });
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json())).toBe(
      JSON.stringify({
        message: 'Surname must be at least 3 charaters long.',
        errors: {
          surname: ['Surname must be at least 3 charaters long.'],
          other_names: ['First Name is required'],
          email: ['Invalid Email'],
          password: [
            'Password must be at least 8 characters long.',
            'Password must contain a special charater.',
            'Password must contain at least one Number.',
          ],
          terms: ['Accept the terms to continue.'],
          captchaToken: ['captcha is required'],
        },
      }),
    );
    expect(await rowsOf('ada')).toEqual([]);
  });

  it('rejects an unknown account type', async () => {
    const answer = await signUp(aRegistration({ account_type: 'Admin' }));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { account_type: expect.any(Array) }]);
  });

  it('accepts a captcha once, and a rejected registration does not use it up', async () => {
    const captchaToken = await solveCaptcha(api);
    expect((await post(aRegistration({ surname: '', captchaToken }))).statusCode).toBe(422);
    expect((await post(aRegistration({ captchaToken }))).statusCode).toBe(201);
    const again = await post(aRegistration({ captchaToken }));
    expect([again.statusCode, again.json().errors]).toEqual([
      422,
      { captchaToken: ['The captcha is no longer valid. Please try again.'] },
    ]);
  });

  it('rejects an email that has an account, regardless of case, and sends no mail', async () => {
    const { email } = await api.createShopper({ email: `Taken-${database}@Example.com` });
    const answer = await signUp(aRegistration({ email: email.toLowerCase() }));
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        message: 'The email has already been taken.',
        errors: { email: ['The email has already been taken.'] },
      },
    ]);
    expect(await api.messagesTo(email)).toEqual([]);
    expect(await api.messagesTo(email.toLowerCase())).toEqual([]);
  });

  it('repeats the first response when the same registration arrives again', async () => {
    const person = aRegistration();
    const first = await signUp(person);
    const again = await signUp(person);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await rowsOf(person.email)).toHaveLength(1);
    expect(await api.messagesTo(person.email)).toHaveLength(1);
  });

  it('mails a new link to the owner of an unverified email when another person signs up with it', async () => {
    const person = aRegistration();
    await signUp(person);
    api.advance(24 * 3600);
    const other = await signUp({ ...person, password: 'Other#2026' });
    expect([other.statusCode, other.json().errors]).toEqual([422, { email: ['The email has already been taken.'] }]);
    const mails = await api.messagesTo(person.email);
    expect(mails).toHaveLength(2);
    const payload = { token: tokenIn(mails[1]!.text) };
    expect((await api.inject({ method: 'POST', url: '/users/verify', payload })).statusCode).toBe(200);
    expect((await logIn(person.email, PASSWORD)).statusCode).toBe(200);
    expect((await logIn(person.email, 'Other#2026')).statusCode).toBe(422);
  });

  it('keeps the email of a deactivated account and releases that of a deleted one', async () => {
    const [resting, gone] = [aRegistration(), aRegistration()];
    await api.createShopper({ email: resting.email });
    await api.createShopper({ email: gone.email });
    const mark = (email: string, status: 'deactivated' | 'deleted') =>
      api.db.updateTable('users').set({ status }).where('email', '=', email).execute();
    await mark(resting.email, 'deactivated');
    await mark(gone.email, 'deleted');
    expect((await signUp(resting)).statusCode).toBe(422);
    expect((await signUp(gone)).statusCode).toBe(201);
    expect((await logIn(gone.email, PASSWORD)).statusCode).toBe(200);
    expect(await rowsOf(gone.email)).toHaveLength(2);
  });
});

/** The embedded database has one connection and hides every race, so these tests run on PostgreSQL. */
describe('simultaneous sign-ups on postgres', () => {
  const api = withApi({ database: 'postgres', modules: MODULES, env: ENV });
  const tokens = (count: number) => Promise.all(Array.from({ length: count }, () => solveCaptcha(api)));
  const signUp = (payload: object) => api.inject({ method: 'POST', url: '/users', payload });

  it('with one email create one account', async () => {
    const { email, ...person } = aRegistration();
    const all = (await tokens(8)).map((captchaToken, index) =>
      signUp({
        ...person,
        email: index % 2 === 0 ? email : email.toUpperCase(),
        password: `Ankara#202${index}`,
        captchaToken,
      }),
    );
    const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
    const rows = await api.db.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
    expect(await api.messagesTo(email)).toHaveLength(1);
  });

  it('from a double click create one account without an error', async () => {
    const person = aRegistration({ news: true });
    const answers = await Promise.all((await tokens(4)).map((captchaToken) => signUp({ ...person, captchaToken })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await api.messagesTo(person.email)).toHaveLength(2);
  });
});

describe('the rate limit of signing up', () => {
  const api = withApi({ database: 'pglite', modules: MODULES, env: { ...ENV, RATE_LIMIT_SCALE: '0.2' } });

  it('accepts an email twice in an hour, then answers 429 with Retry-After', async () => {
    const { email } = await api.createShopper();
    const answers = [];
    for (let count = 0; count < 3; count += 1) {
      const payload = aRegistration({ email, captchaToken: await solveCaptcha(api) });
      answers.push(await api.inject({ method: 'POST', url: '/users', payload }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 429]);
    expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(0);
  });
});
