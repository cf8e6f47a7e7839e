import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { EASY_CAPTCHA, solveCaptcha } from '../captcha/test-captcha';

const LETTER = { name: 'Ngozi', email: 'ngozi@example.com', subject: 'My order', content: 'Where is it?' };
const STAFF = 'help@shop.example';

describe.each(databases)('POST /mail/contact-us on %s', (database) => {
  const api = withApi({
    database,
    modules: ['captcha', 'contact'],
    env: { ...EASY_CAPTCHA, CONTACT_EMAIL: STAFF, BRAND: 'Ọjà' },
  });
  const post = (payload: object, headers = {}) =>
    api.inject({ method: 'POST', url: '/mail/contact-us', payload, headers });
  const kept = () => api.db.selectFrom('contact_messages').selectAll().orderBy('id').execute();

  it('CAT-CALL-016 CAT-FIELD-003 keeps the letter, mails it to the marketplace and says when it answers', async () => {
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

  it('notes who was signed in', async () => {
    const shopper = await api.createShopper();
    const captchaToken = await solveCaptcha(api);
    expect((await post({ ...LETTER, captchaToken }, await api.signIn(shopper))).statusCode).toBe(200);
    expect((await kept()).at(-1)).toMatchObject({ user_id: shopper.id });
  });

  it('answers 422 with the fields, in the order of the form, and keeps nothing', async () => {
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

  it('takes a captcha once, and not what is none; a letter that is refused uses none up', async () => {
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

describe('the contact form and a flood', () => {
  const api = withApi({ database: 'pglite', modules: ['captcha', 'contact'], env: { ...EASY_CAPTCHA, RATE_LIMIT_SCALE: '1' } }); // prettier-ignore

  it('takes an e-mail five times in an hour', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const payload = { ...LETTER, captchaToken: await solveCaptcha(api) };
      statuses.push((await api.inject({ method: 'POST', url: '/mail/contact-us', payload })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
