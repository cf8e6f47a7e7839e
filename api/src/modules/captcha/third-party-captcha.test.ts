import { type PlayedCaptcha, playCaptcha } from '../../../test/played-captcha';
import { withApi } from '../../../test/with-api';
import { captchaFrame } from './frame-page';

const LETTER = { name: 'Ngozi', email: 'ngozi@example.com', subject: 'My order', content: 'Where is it?' };
const ASK_AGAIN = 'The captcha cannot be checked right now. Please try again.';

const passed = (more = {}) => ({
  status: 200,
  body: JSON.stringify({ success: true, hostname: 'a.example', ...more }),
});
const refused = (...codes: string[]) => ({
  status: 200,
  body: JSON.stringify({ success: false, 'error-codes': codes }),
});

describe.each(['turnstile', 'hcaptcha'] as const)('ACC-RULE-014 the captcha of %s', (provider) => {
  let played: PlayedCaptcha;
  const env: Record<string, string> = {
    CAPTCHA_PROVIDER: provider,
    CAPTCHA_SITE_KEY: 'public-key',
    CAPTCHA_SECRET_KEY: 'secret-key',
    // On a busy machine, an answer of the played provider took more than 300 ms.
    CAPTCHA_TIMEOUT_MS: '1000',
  };
  beforeAll(async () => {
    played = await playCaptcha();
    env.CAPTCHA_VERIFY_URL = played.url;
  });
  afterAll(() => played.stop());
  const api = withApi({ database: 'pglite', modules: ['captcha', 'contact-messages', 'settings'], env });

  let letters = 0;
  const send = (captchaToken: string) =>
    api.inject({
      method: 'POST',
      url: '/mail/contact-us',
      payload: { ...LETTER, email: `ngozi${(letters += 1)}@example.com`, captchaToken },
    });
  const kept = async () => (await api.db.selectFrom('contact_messages').select('id').execute()).length;

  it('is announced, and its script loads only in the frame, whose policy names the provider', async () => {
    const { data: captcha } = (await api.inject({ url: '/captcha' })).json<{ data: object }>();
    const seconds = provider === 'turnstile' ? 300 : 120;
    expect(captcha).toEqual({ provider, expires_in: seconds, challenge: { frame: '/api/captcha/frame' } });
    const settings = (await api.inject({ url: '/settings' })).json<{ data: { captcha: string } }>();
    expect(settings.data.captcha).toBe(provider);
    const frame = await api.inject({ url: '/captcha/frame' });
    const policy = frame.headers['content-security-policy'];
    expect(policy).toMatch(provider === 'turnstile' ? /script-src .*challenges\.cloudflare/ : /script-src .*hcaptcha/);
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
    expect(policy).not.toContain('unsafe');
    expect(frame.body).toContain('data-sitekey="public-key"');
    expect(frame.body).not.toContain('secret-key');
  });

  it('asks the provider with the secret and the token, and accepts what it accepts', async () => {
    played.answer = passed();
    expect((await send('good token')).statusCode).toBe(200);
    const site = provider === 'hcaptcha' ? { sitekey: 'public-key' } : {};
    expect(played.calls.at(-1)).toEqual({ secret: 'secret-key', response: 'good token', ...site });
  });

  it('refuses what the provider refuses', async () => {
    const before = await kept();
    played.answer = refused('invalid-input-response');
    const answer = await send('forged');
    expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([422, ['captchaToken']]);
    expect(await kept()).toBe(before);
  });

  const OUTAGES = {
    'is down': { status: 500, body: 'oops' },
    'answers HTML': { status: 200, body: '<!doctype html><title>Sign in to the network</title>' },
    'is slow': null,
    'refuses our key': refused('invalid-input-secret'),
    'answers other JSON': { status: 200, body: '{"success":"yes"}' },
    'answers null': { status: 200, body: 'null' },
    redirects: { status: 302, body: '' },
  };
  it.each(Object.entries(OUTAGES))(
    'lets nobody in while the provider %s, and works again after it',
    async (_, outage) => {
      const before = await kept();
      played.answer = outage;
      const answer = await send('token');
      expect([answer.statusCode, answer.json()]).toEqual([503, { message: ASK_AGAIN }]);
      expect(answer.headers['retry-after']).toBe('5');
      expect(await kept()).toBe(before);
      played.answer = passed();
      expect((await send('token')).statusCode).toBe(200);
    },
  );

  it('stops to ask for a while after three outages in a row', async () => {
    played.answer = OUTAGES['is down'];
    for (let turn = 0; turn < 3; turn++) expect((await send('token')).statusCode).toBe(503);
    const calls = played.calls.length;
    expect((await send('token')).statusCode).toBe(503);
    expect(played.calls).toHaveLength(calls);
  });
});

it('ACC-RULE-014 the shop’s own captcha is the default, and has no frame', async () => {
  expect(own.app.config.captcha).toBeNull();
  expect((await own.inject({ url: '/captcha/frame' })).statusCode).toBe(404);
});
const own = withApi({ database: 'pglite', modules: ['captcha'] });

it('the address of a relay is allowed in the policy of the frame, and nothing can leave an attribute', () => {
  const { headers, html } = captchaFrame({
    provider: 'turnstile',
    siteKey: '"><script>alert(1)</script>',
    secretKey: 's',
    verifyUrl: null,
    scriptUrl: 'https://relay.example/api.js',
    timeoutMs: 1,
  });
  expect(headers['content-security-policy']).toContain('https://challenges.cloudflare.com https://relay.example');
  expect(html).not.toContain('<script>alert');
});
