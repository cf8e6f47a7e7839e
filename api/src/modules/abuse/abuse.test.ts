import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';

const OFFICE = 'care@nkm.example';
const REPORT = { name: 'Ngozi', email: 'ngozi@example.com', subject: 'Not original', comment: 'The label is wrong.' };

describe.each(databases)('abuse report on %s', (database) => {
  const api = withApi({
    database,
    contents: 'seeded',
    modules: ['abuse', 'captcha', 'catalog'],
    env: { ...EASY_CAPTCHA, CONTACT_EMAIL: OFFICE, PUBLIC_URL: 'https://shop.example' },
  });
  let product: { id: number; slug: string; title: string };
  beforeAll(async () => {
    product = await api.db
      .selectFrom('products')
      .select(['id', 'slug', 'title'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
  });
  const send = async (changes: object = {}, headers: object = {}) => {
    const payload = { ...REPORT, product_id: product.id, captchaToken: await solveCaptcha(api), ...changes };
    const response = await api.inject({ method: 'POST', url: '/abuse', payload, headers: { ...headers } });
    return { status: response.statusCode, body: response.json() };
  };
  const last = () => api.db.selectFrom('abuse_reports').selectAll().orderBy('id', 'desc').executeTakeFirst();

  it('CAT-CALL-014 CAT-FIELD-002 is stored, and mailed to the marketplace', async () => {
    const { status, body } = await send();
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.stringMatching(/have received your report/) });
    expect(await last()).toMatchObject({ ...REPORT, product_id: product.id, user_id: null });
    const mails = await api.messagesTo(OFFICE);
    expect(mails.at(-1)).toMatchObject({ subject: `NKM abuse report: ${product.title}` });
    expect(mails.at(-1)!.text).toContain(`https://shop.example/${product.slug}`);
  });

  it('uses name and e-mail of the account for a signed-in shopper', async () => {
    const shopper = await api.createShopper({ other_names: 'Oluwadamilola Grace', surname: 'Adeyemi-Ogunleye' });
    const headers = await api.signIn(shopper);
    expect((await send({ name: undefined, email: 'someone@else.example' }, headers)).status).toBe(200);
    expect(await last()).toMatchObject({
      name: 'Oluwadamilola Grace Adeyemi-Ogunleye',
      email: shopper.email,
      user_id: shopper.id,
    });
  });

  it('CAT-RULE-009 CAT-CONST-009 is rejected with errors by field', async () => {
    const nothing = { name: '', email: ' ', subject: undefined, comment: '', captchaToken: '' };
    expect(await send(nothing)).toEqual({
      status: 422,
      body: {
        message: 'name is required',
        errors: {
          name: ['name is required'],
          email: ['email is required'],
          subject: ['subject is required'],
          comment: ['content is required'],
          captchaToken: ['captcha is required'],
        },
      },
    });
    for (const name of ['Al', 'Oluwadamilola Ad']) {
      expect(await send({ name })).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
    }
    expect(await send({ email: 'ngozi' })).toMatchObject({
      status: 422,
      body: { errors: { email: ['email is invalid'] } },
    });
  });

  it('accepts a captcha once; an invalid form does not spend it', async () => {
    const captchaToken = await solveCaptcha(api);
    expect((await send({ captchaToken, subject: '' })).status).toBe(422);
    expect((await send({ captchaToken })).status).toBe(200);
    expect(await send({ captchaToken })).toMatchObject({
      status: 422,
      body: { errors: { captchaToken: ['The captcha is no longer valid. Please try again.'] } },
    });
    expect((await send({ captchaToken: 'made up' })).status).toBe(422);
  });

  it('requires an existing product', async () => {
    expect((await send({ product_id: 999_999_999 })).status).toBe(404);
    expect((await send({ product_id: 'dress' })).status).toBe(422);
  });
});
