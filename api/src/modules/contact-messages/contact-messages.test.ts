import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';

const LETTER = { name: 'Ngozi', email: 'ngozi@example.com', subject: 'My order', content: 'Where is it?' };
const STAFF = 'help@shop.example';

describe.each(databases)('POST /mail/contact-us on %s', (database) => {
  const api = withApi({
    database,
    modules: ['captcha', 'contact-messages'],
    env: { ...EASY_CAPTCHA, CONTACT_EMAIL: STAFF, BRAND: 'Ọjà' },
  });
  const post = (payload: object, headers = {}) =>
    api.inject({ method: 'POST', url: '/mail/contact-us', payload, headers });
  const kept = () => api.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();

  it('CAT-CALL-016 CAT-FIELD-003 stores the message, mails it to the shop and returns the response time', async () => {
    const captchaToken = await solveCaptcha(api);
    const answer = await post({ ...LETTER, subject: ' My\r\norder ', captchaToken });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Your message has been received. We will respond within 24 to 48 business hours.' },
    ]);
    expect(await kept()).toMatchObject([{ ...LETTER, user_id: null }]);
    const [mail] = await api.messagesTo(STAFF);
    expect(mail).toMatchObject({ channel: 'email', subject: 'Ọjà contact form: My order' });
    expect(mail!.text).toBe('Ngozi <ngozi@example.com> wrote through the contact form:\n\nWhere is it?');
    expect(await api.messagesTo(LETTER.email)).toEqual([]);
  });

  it('stores the signed-in sender', async () => {
    const shopper = await api.createShopper();
    const captchaToken = await solveCaptcha(api);
    expect((await post({ ...LETTER, captchaToken }, await api.signIn(shopper))).statusCode).toBe(200);
    expect((await kept()).at(-1)).toMatchObject({ user_id: shopper.id });
  });

  it('returns 422 with errors in the order of the form, and stores nothing', async () => {
    const before = (await kept()).length;
    const answer = await post({ name: 'Ad', email: 'ada' });
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json())).toBe(
      JSON.stringify({
        message: 'name must have 3 to 15 characters',
        errors: {
          name: ['name must have 3 to 15 characters'],
          email: ['email is invalid'],
          subject: ['subject is required'],
          content: ['content is required'],
          captchaToken: ['captcha is required'],
        },
      }),
    );
    expect(await kept()).toHaveLength(before);
  });

  it('accepts a valid captcha once; a rejected message does not spend it', async () => {
    const captchaToken = await solveCaptcha(api);
    expect((await post({ ...LETTER, name: '', captchaToken })).statusCode).toBe(422);
    expect((await post({ ...LETTER, captchaToken })).statusCode).toBe(200);
    for (const used of [captchaToken, 'nonsense']) {
      const answer = await post({ ...LETTER, captchaToken: used });
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['captchaToken'],
      ]);
    }
  });
});

describe('contact form rate limit', () => {
  const api = withApi({
    database: 'pglite',
    modules: ['captcha', 'contact-messages'],
    env: { ...EASY_CAPTCHA, RATE_LIMIT_SCALE: '1' },
  });

  it('accepts an e-mail address five times an hour', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const payload = { ...LETTER, captchaToken: await solveCaptcha(api) };
      statuses.push((await api.inject({ method: 'POST', url: '/mail/contact-us', payload })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
