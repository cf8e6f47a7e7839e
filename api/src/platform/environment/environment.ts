import {
  everyAddress,
  readLogLevel,
  readMetricsToken,
  readPort,
  readPublicUrl,
  readStaging,
  readStopDelay,
  readTrustProxy,
  SettingReader,
} from '@nkm/server';
import { captchaFaults, readCaptchaSettings, type ThirdPartyCaptcha } from './captcha-settings';
import { readDatabaseSettings, type DatabaseSettings } from './database-settings';
import { type DeskSettings, readDeskSettings } from './desk-settings';
import { EnvironmentError } from './environment-error';
import { type MessageSettings, readMessageSettings } from './message-settings';
import { oidcFaults, type OidcSettings, readOidcSettings } from './oidc-settings';
import { type PaystackSettings, readPaystackSettings } from './paystack-settings';
import { databaseFaults, productionFaults } from './production-faults';
import { readShopSettings, type ShopSettings } from './shop-settings';
import { stagingFaults } from './staging-faults';
import { type CashLimits, readCashLimits, readWaysSettings, type WaysSettings } from './ways-settings';

/** The configuration of the API, read once at boot. */
export interface Environment extends DatabaseSettings, DeskSettings, MessageSettings, PaystackSettings, ShopSettings {
  nodeEnv: 'development' | 'test' | 'production';
  production: boolean;
  /** A rehearsal: nothing is real, and live keys are refused. */
  staging: boolean;
  /** Sandboxes may play the payment provider, the gateways and the sites of others. */
  sandboxes: boolean;
  /** Folder of the API package, with migrations, seed and modules. */
  apiDir: string;
  /** First port of the plan: shop on PORT, API + 1, inbox + 2, payment sandbox + 3, identity sandbox + 4. */
  port: number;
  apiPort: number;
  host: string;
  /** Milliseconds between the first 503 of `/ready` and the end of new connections. */
  stopDelayMs: number;
  /** This process runs the periodic jobs. */
  jobs: boolean;
  /** Production only: explicit permission for the embedded database. */
  allowEmbeddedDatabase: boolean;
  /** Address of the shop for shoppers, without a trailing slash. */
  publicUrl: string;
  /** Social sign-in. */
  oidc: OidcSettings;
  /** Origins of other sites that may ask a shopper for the session, through `/account?from=`. */
  signInOrigins: string[];
  seed: number;
  logLevel: string;
  /** Opens `/metrics`; null: it does not exist. */
  metricsToken: string | null;
  /** Addresses whose X-Forwarded-For is trusted. */
  trustProxy: string[];
  /** Factor for every rate limit; tests and load runs raise it. */
  rateLimitScale: number;
  sessionDays: number;
  /** Days without use after which a session ends. */
  sessionIdleDays: number;
  /** Most units of an order: for each line, and in total. */
  orderLimits: { lineUnits: number; orderUnits: number };
  /** The ways to pay and deliver that the checkout offers. */
  ways: WaysSettings;
  /** Limits of orders that are paid in cash. */
  cashLimits: CashLimits;
  /** Orders that this process creates at a time. Others wait, then get a busy message. */
  ordersAtOnce: number;
  /** Iterations of each derivation in a captcha solver; the time is proportional. */
  captchaCost: number;
  /** The captcha of a third party. Null: the shop's own. */
  captcha: ThirdPartyCaptcha | null;
  /** Allows the documented form of the seller link, with the session token in the address. */
  legacyTokenLinks: boolean;
}

const NODE_ENVS = ['development', 'test', 'production'] as const;

/**
 * Reads and checks every setting. Throws an EnvironmentError that lists all faults at once.
 * @param source usually `process.env`
 * @param apiDir folder of the API package
 * @param read knows the definitions of the settings afterwards
 */
export function readEnvironment(
  source: Record<string, string | undefined>,
  apiDir: string,
  read = new SettingReader(source),
): Environment {
  const nodeEnv = read.oneOf(
    'NODE_ENV',
    NODE_ENVS,
    'development',
    '`production` starts no sandboxes, creates no demo data and demands live settings; `STAGING` allows sandboxes',
  );
  const production = nodeEnv === 'production';
  const staging = readStaging(read);
  const sandboxes = !production || staging;
  const port = readPort(read);
  const environment: Environment = {
    nodeEnv,
    production,
    staging,
    sandboxes,
    apiDir,
    port,
    apiPort: read.integer('API_PORT', port + 1, 0, 65_535, { what: 'port of the API', unset: '`PORT` + 1' }),
    host: read.text('HOST', sandboxes ? 'localhost' : everyAddress(), {
      what: 'address on which the API and the sandboxes listen; the shop listens on all addresses',
      unset: '`localhost`, in production without `STAGING` all addresses',
    }),
    stopDelayMs: readStopDelay(read),
    ...readDatabaseSettings(read, apiDir),
    jobs: read.flag(
      'JOBS',
      true,
      '`false`: the API only answers calls; `npm run worker` runs the jobs (mails, refunds, ends of unpaid orders)',
    ),
    allowEmbeddedDatabase: read.flag('ALLOW_EMBEDDED_DATABASE', false, 'allows the embedded database in production'),
    publicUrl: readPublicUrl(read, port),
    ...readPaystackSettings(read, port + 3),
    oidc: readOidcSettings(read, { sandboxes, sandboxPort: port + 4 }),
    signInOrigins: read.list(
      'SIGN_IN_ORIGINS',
      [],
      isOrigin,
      'origins (https://site.example)',
      'other sites that may ask a shopper for the session through `/account?from=`; `https` in production',
    ),
    ...readMessageSettings(read),
    seed: read.integer(
      'SEED',
      20_261,
      0,
      2 ** 31 - 1,
      'random seed for the demo data; the same number creates the same shop',
    ),
    logLevel: readLogLevel(read),
    metricsToken: readMetricsToken(read),
    ...readShopSettings(read),
    trustProxy: readTrustProxy(read),
    rateLimitScale: read.number(
      'RATE_LIMIT_SCALE',
      1,
      0.001,
      1_000_000,
      'multiplies every rate limit; raise it for tests and load runs',
    ),
    sessionDays: read.number('SESSION_DAYS', 30, 0.001, 365, { what: 'lifetime of a session', unit: 'days' }),
    sessionIdleDays: read.number('SESSION_IDLE_DAYS', 14, 0.001, 365, {
      what: 'time without use after which a session ends',
      unit: 'days',
    }),
    orderLimits: {
      lineUnits: read.integer('ORDER_LINE_UNITS', 50, 1, 9_999, 'most units of one product in an order'),
      orderUnits: read.integer('ORDER_UNITS', 200, 1, 999_900, 'most units of all products in an order'),
    },
    ways: readWaysSettings(read),
    cashLimits: readCashLimits(read),
    ordersAtOnce: read.integer(
      'ORDERS_AT_ONCE',
      16,
      1,
      1_000,
      'orders that one API process creates at a time; others wait up to 8 s, then get 503',
    ),
    ...readDeskSettings(read, sandboxes),
    captchaCost: read.integer(
      'CAPTCHA_COST',
      5_000,
      1,
      1_000_000,
      'work of the shop’s own captcha: iterations of each of the 200 to 600 key derivations per form',
    ),
    captcha: readCaptchaSettings(read),
    legacyTokenLinks: read.flag(
      'LEGACY_TOKEN_LINKS',
      false,
      'seller handoffs carry the session token, as documented, instead of a one-time code',
    ),
  };
  const liveFaults = () => [
    ...productionFaults(environment),
    ...oidcFaults(environment.oidc),
    ...captchaFaults(environment.captcha),
  ];
  const faults = [
    ...read.faults,
    ...(production ? databaseFaults(environment) : []),
    ...(sandboxes ? [] : liveFaults()),
    ...(staging ? stagingFaults(source) : []),
  ];
  if (faults.length > 0) throw new EnvironmentError(faults);
  return environment;
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
