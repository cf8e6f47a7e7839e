import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('on %s', (database) => {
  const api = withApi({ database, modules: [] });

  it('the OpenAPI page works under its content security policy', async () => {
    const page = await api.inject({ url: '/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style|\son[a-z]+=/);
    const headers = {
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none';$/,
      ),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    };
    expect(page.headers).toMatchObject(headers);
    expect((await api.inject({ url: '/docs/static/index.html' })).headers).toMatchObject(headers);
  });

  it('the site of the OpenAPI page has the icon that a browser requests, outside of the document', async () => {
    const icon = await api.inject({ url: '/favicon.ico' });
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await api.inject({ url: '/docs/json' })).json().paths).not.toHaveProperty('/favicon.ico');
  });
});

describe('in production', () => {
  const env = {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED_DATABASE: 'true',
    PUBLIC_URL: 'https://shop.example',
    PAYSTACK_BASE_URL: 'https://api.paystack.co',
    PAYSTACK_SECRET_KEY: 'sk_live_x',
    SMTP_URL: 'smtp://mail.example',
    SMS_PROVIDER: 'termii',
    SMS_BASE_URL: 'https://sms.example',
    SMS_API_KEY: 'a key of a test',
    SMS_SENDER: 'NKM',
  };
  const api = withApi({ database: 'pglite', modules: [], env });

  it.each(['/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/index.html'])(
    'the OpenAPI page is missing at %s',
    async (url) => expect((await api.inject({ url })).statusCode).toBe(404),
  );
});
