import { readEnvironment } from './environment';

const LIVE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/nkm',
  PUBLIC_URL: 'https://shop.example',
  PAYSTACK_BASE_URL: 'https://api.paystack.co',
  PAYSTACK_SECRET_KEY: 'sk_live_x',
  SMTP_URL: 'smtps://mail.example',
  SMS_PROVIDER: 'termii',
  SMS_BASE_URL: 'https://sms.example',
  SMS_API_KEY: 'TL0123456789',
  SMS_SENDER: 'NKM',
};
const read = (settings: Record<string, string>) => readEnvironment(settings, '/api');
const google = { OIDC_GOOGLE_CLIENT_ID: 'id', OIDC_GOOGLE_CLIENT_SECRET: 'secret' };

describe('the settings of social sign-in', () => {
  it('use the identity sandbox outside of production, and nothing in production', () => {
    const { oidc } = read({ PORT: '4000' });
    expect(oidc.google?.issuer).toBe('http://localhost:4004/google');
    expect(oidc.twitter?.apiUrl).toBe('http://localhost:4004/twitter');
    expect(read(LIVE).oidc).toMatchObject({ google: null, apple: null, twitter: null });
  });

  it('use the real provider for a client', () => {
    expect(read({ ...LIVE, ...google }).oidc.google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
      tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
    });
    const apple = {
      OIDC_APPLE_CLIENT_ID: 'shop',
      OIDC_APPLE_TEAM_ID: 'team',
      OIDC_APPLE_KEY_ID: 'key',
      OIDC_APPLE_PRIVATE_KEY: 'line 1\\nline 2',
    };
    expect(read({ ...LIVE, ...apple }).oidc.apple?.clientSecret).toEqual({
      teamId: 'team',
      keyId: 'key',
      privateKey: 'line 1\nline 2',
    });
  });

  it.each([
    [
      'half a client',
      { OIDC_GOOGLE_CLIENT_ID: 'id' },
      /OIDC_GOOGLE_CLIENT_ID and OIDC_GOOGLE_CLIENT_SECRET must be set/,
    ],
    ['half a key of Apple', { OIDC_APPLE_CLIENT_ID: 'id', OIDC_APPLE_TEAM_ID: 'team' }, /OIDC_APPLE_CLIENT_ID needs/],
    [
      'a provider without https',
      { ...google, OIDC_GOOGLE_ISSUER: 'http://idp.example' },
      /OIDC_GOOGLE_ISSUER must start/,
    ],
    [
      'the client of the sandbox',
      { OIDC_TWITTER_CLIENT_ID: 'oidc_test_nkm', OIDC_TWITTER_CLIENT_SECRET: 'x' },
      /identity sandbox is refused/,
    ],
    ['an origin with a path', { SIGN_IN_ORIGINS: 'https://sellers.example/enter' }, /SIGN_IN_ORIGINS must be/],
    ['any origin', { SIGN_IN_ORIGINS: '*' }, /SIGN_IN_ORIGINS must be/],
    ['an origin without https', { SIGN_IN_ORIGINS: 'http://sellers.example' }, /SIGN_IN_ORIGINS must start/],
  ])('refuse %s in production', (_, settings, line) => {
    expect(() => read({ ...LIVE, ...settings } as Record<string, string>)).toThrow(line);
  });
});
