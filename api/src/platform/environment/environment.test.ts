import path from 'node:path';
import { readMigrationSettings } from './database-settings';
import { readEnvironment } from './environment';
import { EnvironmentError } from './environment-error';

const API_DIR = '/srv/shop/api';
const LIVE = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://nkm:secret@db.example/nkm',
  PAYSTACK_BASE_URL: 'https://api.paystack.co',
  PAYSTACK_SECRET_KEY: 'sk_live_0123456789',
  SMTP_URL: 'smtps://mail.example',
  SMS_PROVIDER: 'termii',
  SMS_BASE_URL: 'https://sms.example',
  SMS_API_KEY: 'TL0123456789',
  SMS_SENDER: 'NKM',
  PUBLIC_URL: 'https://shop.example',
};

function faultsOf(settings: Record<string, string>): string[] {
  try {
    readEnvironment(settings, API_DIR);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
  return [];
}

describe('the settings', () => {
  it('are all optional: everything follows from PORT', () => {
    const environment = readEnvironment({ PORT: '4000' }, API_DIR);
    expect(environment).toMatchObject({
      nodeEnv: 'development',
      apiPort: 4001,
      dataDir: path.join('/srv/shop', '.nkm', 'data'),
      databaseUrl: null,
      publicUrl: 'http://localhost:4000',
      paystackBaseUrl: 'http://localhost:4003',
      smtpUrl: null,
      dollarRate: 380,
    });
  });

  it('treat an empty value as unset and remove a trailing slash from an address', () => {
    const environment = readEnvironment({ PORT: '', PUBLIC_URL: 'https://shop.example/' }, API_DIR);
    expect([environment.port, environment.publicUrl]).toEqual([3000, 'https://shop.example']);
  });

  it('include only the configured links', () => {
    const { links } = readEnvironment({ LINK_ANDROID: 'https://play.example/nkm' }, API_DIR);
    expect(links).toEqual({ android: 'https://play.example/nkm' });
  });

  it('show every block of the home page, or only the listed ones', () => {
    const blocks = (settings: Record<string, string>) => readEnvironment(settings, API_DIR).homeBlocks;
    expect(blocks({})).toEqual(expect.arrayContaining(['consumer-electronic', 'computer-technology', 'deals']));
    expect(blocks({ HOME_BLOCKS: 'clothing-apparel' })).toEqual(['clothing-apparel']);
    expect(faultsOf({ HOME_BLOCKS: 'clothing-apparel,toys' })).toEqual([expect.stringMatching(/^HOME_BLOCKS must be/)]);
  });

  it('offer the documented ways to pay and deliver, or the listed ones', () => {
    expect(readEnvironment({}, API_DIR).ways).toEqual({
      paymentMethods: ['card'],
      shippingOptions: ['gig_logistics'],
      deliveryTypes: ['Pickup'],
      pickupAsksTime: false,
    });
    const { ways } = readEnvironment({ SHIPPING_OPTIONS: 'standard, rabitlala', DELIVERY_TYPES: 'Drop off' }, API_DIR);
    expect(ways).toMatchObject({ shippingOptions: ['standard', 'rabitlala'], deliveryTypes: ['Drop off'] });
    expect(faultsOf({ PAYMENT_METHODS: 'card,shells' })).toEqual([expect.stringMatching(/^PAYMENT_METHODS must be/)]);
  });

  it('limit orders in cash, in kobo', () => {
    expect(readEnvironment({}, API_DIR).cashLimits).toEqual({ highest: 10_000_000, openOrders: 2 });
    const { cashLimits } = readEnvironment({ CASH_ORDER_LIMIT: '2500', CASH_OPEN_ORDERS: '1' }, API_DIR);
    expect(cashLimits).toEqual({ highest: 250_000, openOrders: 1 });
    expect(faultsOf({ CASH_OPEN_ORDERS: '0' })).toEqual([expect.stringMatching(/^CASH_OPEN_ORDERS must be/)]);
  });

  it('let the sandbox redeem seller handoff codes, and require a key in production', () => {
    expect(readEnvironment({}, API_DIR).linksKey).toBe('links_test_nkm_sandbox');
    expect(readEnvironment(LIVE, API_DIR).linksKey).toBeNull();
  });

  it('require an address past the pooler for migrations, unless another step runs them', () => {
    const pooled = { DATABASE_URL: 'postgres://pooler/nkm', DATABASE_POOLER: 'transaction' };
    expect(faultsOf(pooled)).toEqual([expect.stringMatching(/^DATABASE_MIGRATION_URL is missing/)]);
    expect(faultsOf({ ...pooled, MIGRATE_ON_START: 'false' })).toEqual([]);
    const direct = 'postgres://database/nkm';
    expect(faultsOf({ ...pooled, DATABASE_MIGRATION_URL: direct })).toEqual([]);
    const step = readMigrationSettings({ ...pooled, DATABASE_MIGRATION_URL: direct }, API_DIR);
    expect([step.databaseUrl, step.databasePooler]).toEqual([direct, 'none']);
    expect(() => readMigrationSettings({ ...pooled, MIGRATE_ON_START: 'false' }, API_DIR)).toThrow(
      'DATABASE_MIGRATION_URL is missing',
    );
  });

  it('report every fault at once, without the values', () => {
    const faults = faultsOf({
      PORT: 'http',
      DATABASE_URL: 'mysql://root:hunter2@localhost/nkm',
      TRUST_PROXY: '10.0.0.0/33',
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'loud',
      ALLOW_EMBEDDED_DATABASE: 'maybe',
    });
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([
      'ALLOW_EMBEDDED_DATABASE',
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
      'RATE_LIMIT_SCALE',
      'TRUST_PROXY',
    ]);
    expect(faults.join()).not.toContain('hunter2');
  });
});

describe('the gateway for text messages', () => {
  const TERMII = {
    SMS_PROVIDER: 'termii',
    SMS_BASE_URL: 'https://sms.example',
    SMS_API_KEY: 'TL0123456789',
    SMS_SENDER: 'NKM',
  };

  it('is none by default, and Termii with its address, key and sender', () => {
    expect(readEnvironment({}, API_DIR).sms).toBeNull();
    expect(readEnvironment(TERMII, API_DIR).sms).toEqual({
      baseUrl: 'https://sms.example',
      apiKey: 'TL0123456789',
      sender: 'NKM',
      route: 'dnd',
    });
  });

  it.each(['SMS_BASE_URL', 'SMS_API_KEY', 'SMS_SENDER'])('needs %s', (name) => {
    expect(faultsOf({ ...TERMII, [name]: '' })).toEqual([
      'SMS_BASE_URL, SMS_API_KEY and SMS_SENDER must be set with SMS_PROVIDER=termii.',
    ]);
  });
});

describe('ACC-RULE-014 the captcha', () => {
  const TURNSTILE = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'public', CAPTCHA_SECRET_KEY: 'secret' };

  it('is that of the shop by default, and of a third party with its two keys', () => {
    expect(readEnvironment({}, API_DIR).captcha).toBeNull();
    expect(readEnvironment(TURNSTILE, API_DIR).captcha).toMatchObject({ provider: 'turnstile', siteKey: 'public' });
    expect(faultsOf({ ...TURNSTILE, CAPTCHA_SECRET_KEY: '' })).toEqual([
      'CAPTCHA_SITE_KEY and CAPTCHA_SECRET_KEY must be set with CAPTCHA_PROVIDER=turnstile.',
    ]);
    expect(faultsOf({ ...TURNSTILE, CAPTCHA_PROVIDER: 'riddle' })).toHaveLength(1);
  });

  it('is asked only through https in production', () => {
    expect(faultsOf({ ...LIVE, ...TURNSTILE })).toEqual([]);
    expect(faultsOf({ ...LIVE, ...TURNSTILE, CAPTCHA_VERIFY_URL: 'http://relay.example/siteverify' })).toEqual([
      'CAPTCHA_VERIFY_URL must start with https:// in production.',
    ]);
  });
});

describe('a rehearsal', () => {
  const REHEARSAL = { NODE_ENV: 'production', STAGING: 'true', DATABASE_URL: LIVE.DATABASE_URL };

  it('runs production with every sandbox', () => {
    expect(readEnvironment(REHEARSAL, API_DIR)).toMatchObject({
      production: true,
      staging: true,
      sandboxes: true,
      host: 'localhost',
      paystackBaseUrl: 'http://localhost:3003',
      oidc: { google: { issuer: 'http://localhost:3004/google' } },
      linksKey: 'links_test_nkm_sandbox',
    });
    expect(readEnvironment(LIVE, API_DIR)).toMatchObject({ staging: false, sandboxes: false });
  });

  it('finds its identity sandbox at another address', () => {
    const { oidc } = readEnvironment({ ...REHEARSAL, IDENTITY_SANDBOX_URL: 'https://id.example/' }, API_DIR);
    expect([oidc.google!.issuer, oidc.apple!.issuer]).toEqual([
      'https://id.example/google',
      'https://id.example/apple',
    ]);
  });

  it.each([
    ['PAYSTACK_SECRET_KEY', 'sk_live_0123456789', 'sk_live_'],
    ['CAPTCHA_SECRET_KEY', 'pk_live_0123456789', 'pk_live_'],
  ])('refuses the live key %s in one line, without its value', (name, value, mark) => {
    expect(faultsOf({ ...REHEARSAL, [name]: value })).toContain(
      `${name} is a live key (${mark}…): STAGING takes only test keys.`,
    );
  });

  it('takes test keys of a real provider', () => {
    const tested = { PAYSTACK_BASE_URL: 'https://api.paystack.co', PAYSTACK_SECRET_KEY: 'sk_test_0123456789' };
    expect(faultsOf({ ...REHEARSAL, ...tested })).toEqual([]);
  });

  it('uses the embedded database only when that is explicitly allowed', () => {
    expect(faultsOf({ ...REHEARSAL, DATABASE_URL: '' })).toEqual([expect.stringMatching(/^DATABASE_URL is missing/)]);
  });
});

describe('the production start', () => {
  it('is allowed with a live database, payment provider, mail server and address', () => {
    expect(faultsOf(LIVE)).toEqual([]);
  });

  it('refuses every sandbox and the embedded database, all at once', () => {
    const faults = faultsOf({ NODE_ENV: 'production' });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'PAYSTACK_BASE_URL',
      'PAYSTACK_SECRET_KEY',
      'SMTP_URL',
      'SMS_PROVIDER',
      'PUBLIC_URL',
    ]);
  });

  it('requires a key when seller handoffs lead to other sites by code', () => {
    const leading = { ...LIVE, LINK_VENDOR: 'https://vendor.example' };
    expect(faultsOf(leading)).toEqual([expect.stringMatching(/^LINKS_KEY is missing/)]);
    expect(faultsOf({ ...leading, LINKS_KEY: 'a key of its own' })).toEqual([]);
    expect(faultsOf({ ...leading, LEGACY_TOKEN_LINKS: 'true' })).toEqual([]);
  });

  it('accepts the embedded database when explicitly allowed', () => {
    expect(faultsOf({ ...LIVE, DATABASE_URL: '', ALLOW_EMBEDDED_DATABASE: 'true' })).toEqual([]);
  });

  it.each([
    ['PAYSTACK_BASE_URL', 'http://api.paystack.co'],
    ['PAYSTACK_BASE_URL', 'https://localhost:3003'],
    ['PAYSTACK_SECRET_KEY', 'sk_test_0123456789'],
    ['PUBLIC_URL', 'http://shop.example'],
    ['LINKS_KEY', 'links_test_nkm_sandbox'],
  ])('refuses %s=%s', (name, value) => {
    expect(faultsOf({ ...LIVE, [name]: value })).toEqual([expect.stringContaining(name)]);
  });
});
