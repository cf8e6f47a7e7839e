import { isIP } from 'node:net';
import { everyAddress } from '@nkm/server';
import { captchaFaults, readCaptchaSettings, type ThirdPartyCaptcha } from './captcha-settings';
import { readDatabaseSettings, type DatabaseSettings } from './database-settings';
import { EnvironmentError } from './environment-error';
import { oidcFaults, type OidcSettings, readOidcSettings } from './oidc-settings';
import { SettingReader } from './setting-reader';
import { productionFaults } from './production-faults';
import { readSmsSettings, type SmsSettings } from './sms-settings';
import { type CashLimits, readCashLimits, readWaysSettings, type WaysSettings } from './ways-settings';

/** The configuration of the API, read once at boot. */
export interface Environment extends DatabaseSettings {
  nodeEnv: 'development' | 'test' | 'production';
  production: boolean;
  /** Folder of the API package, with migrations, seed and modules. */
  apiDir: string;
  /** First port of the plan: shop on PORT, API + 1, inbox + 2, payment sandbox + 3, identity sandbox + 4. */
  port: number;
  apiPort: number;
  host: string;
  /** Milliseconds between the first 503 of `/ready` and the end of new connections. */
  stopDelayMs: number;
  /** Production only: explicit permission for the embedded database. */
  allowEmbeddedDatabase: boolean;
  /** Address of the shop for shoppers, without a trailing slash. */
  publicUrl: string;
  paystackBaseUrl: string;
  paystackSecretKey: string;
  /** Timeout of the payment provider in milliseconds. */
  paystackTimeoutMs: number;
  /** Social sign-in. */
  oidc: OidcSettings;
  /** Origins of other sites that may ask a shopper for the session, through `/account?from=`. */
  signInOrigins: string[];
  smtpUrl: string | null;
  mailFrom: string;
  /** The gateway for text messages. Null: they stay in the outbox. */
  sms: SmsSettings | null;
  /** Most text messages of the shop in an hour. */
  smsPerHour: number;
  seed: number;
  logLevel: string;
  brand: string;
  /** Naira per dollar. */
  dollarRate: number;
  /** Addresses whose X-Forwarded-For is trusted. */
  trustProxy: string[];
  /** Factor for every rate limit; tests and load runs raise it. */
  rateLimitScale: number;
  sessionDays: number;
  /** Days without use after which a session ends. */
  sessionIdleDays: number;
  links: Record<string, string>;
  /** Contact details of the marketplace; only those that are set. */
  contact: { email?: string; phone?: string; address?: string };
  /** The company of the marketplace, on invoices. */
  legal: { name?: string; address?: string; registration?: string; taxNumber?: string };
  /** Visible blocks of the home page. */
  homeBlocks: string[];
  /** Length of a name in the contact form and the abuse report, in characters. */
  letterName: { min: number; max: number };
  /** Most units of an order: for each line, and in total. */
  orderLimits: { lineUnits: number; orderUnits: number };
  /** The ways to pay and deliver that the checkout offers. */
  ways: WaysSettings;
  /** Limits of orders that are paid in cash. */
  cashLimits: CashLimits;
  /** Orders that this process creates at a time. Others wait, then get a busy message. */
  ordersAtOnce: number;
  /** Key of the vendor and KYC sites to redeem a code. Null: redemption is closed. */
  linksKey: string | null;
  /** Seconds between two steps of the desk's robots, which pack and deliver paid orders; 0: no robots. */
  robotSeconds: number;
  /** Percentage of the parcels that the robots deliver late, lose or return. */
  robotMishaps: number;
  /** Iterations of each derivation in a captcha solver; the time is proportional. */
  captchaCost: number;
  /** The captcha of a third party. Null: the shop's own. */
  captcha: ThirdPartyCaptcha | null;
  /** Allows the documented form of the seller link, with the session token in the address. */
  legacyTokenLinks: boolean;
}

export const SANDBOX_PAYSTACK_KEY = 'sk_test_nkm_sandbox';
/** Key of the desk sandbox; refused in production. */
export const SANDBOX_LINKS_KEY = 'links_test_nkm_sandbox';
/** Every known block of the home page (CAT-SCR-006); a block shows when it has data. */
const HOME_BLOCKS = [
  'consumer-electronic',
  'clothing-apparel',
  'home-garden-kitchen',
  'jewelry-watches',
  'computer-technology',
  'deals',
  'top-categories',
];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The last port of the plan is PORT + 6. */
const HIGHEST_PORT = 65_529;
const NODE_ENVS = ['development', 'test', 'production'] as const;
const LINK_NAMES = ['android', 'ios', 'huawei', 'facebook', 'twitter', 'instagram', 'chat', 'vendor', 'kyc'] as const;

/**
 * Reads and checks every setting. Throws an EnvironmentError that lists all faults at once.
 * @param source usually `process.env`
 * @param apiDir folder of the API package
 */
export function readEnvironment(source: Record<string, string | undefined>, apiDir: string): Environment {
  const read = new SettingReader(source);
  const nodeEnv = read.oneOf('NODE_ENV', NODE_ENVS, 'development');
  const production = nodeEnv === 'production';
  const port = read.integer('PORT', 3000, 1, HIGHEST_PORT);
  const environment: Environment = {
    nodeEnv,
    production,
    apiDir,
    port,
    apiPort: read.integer('API_PORT', port + 1, 0, 65_535),
    host: read.text('HOST', production ? everyAddress() : 'localhost'),
    stopDelayMs: read.integer('STOP_DELAY_MS', 1_000, 0, 60_000),
    ...readDatabaseSettings(read, apiDir),
    allowEmbeddedDatabase: read.flag('ALLOW_EMBEDDED_DATABASE', false),
    publicUrl: withoutSlash(read.url('PUBLIC_URL', `http://localhost:${port}`, ['http:', 'https:'])),
    paystackBaseUrl: withoutSlash(read.url('PAYSTACK_BASE_URL', `http://localhost:${port + 3}`, ['http:', 'https:'])),
    paystackSecretKey: read.text('PAYSTACK_SECRET_KEY', SANDBOX_PAYSTACK_KEY),
    paystackTimeoutMs: read.integer('PAYSTACK_TIMEOUT_MS', 8_000, 50, 60_000),
    oidc: readOidcSettings(read, { production, sandboxPort: port + 4 }),
    signInOrigins: read.list('SIGN_IN_ORIGINS', [], isOrigin, 'origins (https://site.example)'),
    smtpUrl: read.url('SMTP_URL', null, ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM', 'no-reply@nkm.example'),
    sms: readSmsSettings(read),
    smsPerHour: read.integer('SMS_PER_HOUR', 300, 1, 1_000_000),
    seed: read.integer('SEED', 20_261, 0, 2 ** 31 - 1),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    brand: read.text('BRAND', 'NKM'),
    dollarRate: read.number('DOLLAR_RATE', 380, 0.01, 1_000_000),
    trustProxy: read.list('TRUST_PROXY', ['127.0.0.0/8', '::1/128'], isCidr, 'an address or a CIDR range'),
    rateLimitScale: read.number('RATE_LIMIT_SCALE', 1, 0.001, 1_000_000),
    sessionDays: read.number('SESSION_DAYS', 30, 0.001, 365),
    sessionIdleDays: read.number('SESSION_IDLE_DAYS', 14, 0.001, 365),
    links: read.links('LINK_', LINK_NAMES),
    contact: whatIsSet({
      email: read.optional('CONTACT_EMAIL'),
      phone: read.optional('CONTACT_PHONE'),
      address: read.optional('CONTACT_ADDRESS'),
    }),
    legal: whatIsSet({
      name: read.optional('LEGAL_NAME'),
      address: read.optional('LEGAL_ADDRESS'),
      registration: read.optional('LEGAL_REGISTRATION'),
      taxNumber: read.optional('LEGAL_TAX_NUMBER'),
    }),
    homeBlocks: read.list('HOME_BLOCKS', HOME_BLOCKS, (block) => HOME_BLOCKS.includes(block), HOME_BLOCKS.join(', ')),
    letterName: {
      min: read.integer('LETTER_NAME_MIN', 3, 1, 15),
      max: read.integer('LETTER_NAME_MAX', 15, 15, 100),
    },
    orderLimits: {
      lineUnits: read.integer('ORDER_LINE_UNITS', 50, 1, 9_999),
      orderUnits: read.integer('ORDER_UNITS', 200, 1, 999_900),
    },
    ways: readWaysSettings(read),
    cashLimits: readCashLimits(read),
    ordersAtOnce: read.integer('ORDERS_AT_ONCE', 16, 1, 1_000),
    linksKey: read.optional('LINKS_KEY') ?? (production ? null : SANDBOX_LINKS_KEY),
    robotSeconds: read.number('ROBOT_SECONDS', 0, 0, 3_600),
    robotMishaps: read.integer('ROBOT_MISHAPS', 0, 0, 100),
    captchaCost: read.integer('CAPTCHA_COST', 5_000, 1, 1_000_000),
    captcha: readCaptchaSettings(read),
    legacyTokenLinks: read.flag('LEGACY_TOKEN_LINKS', false),
  };
  const liveFaults = () => [
    ...productionFaults(environment),
    ...oidcFaults(environment.oidc),
    ...captchaFaults(environment.captcha),
  ];
  const faults = [...read.faults, ...(production ? liveFaults() : [])];
  if (faults.length > 0) throw new EnvironmentError(faults);
  return environment;
}

function whatIsSet<T extends string>(values: Record<T, string | null>): { [K in T]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as { [K in T]?: string };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isCidr(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
