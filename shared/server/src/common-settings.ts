import path from 'node:path';
import { isAddressRange } from './address-range';
import type { SettingReader } from './setting-reader';

/** The ports end with PORT + 6. */
const HIGHEST_PORT = 65_529;
/** Characters of METRICS_TOKEN. */
const SHORTEST_TOKEN = 16;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Reads `PORT`, the first port of all parts. */
export function readPort(read: SettingReader): number {
  return read.integer(
    'PORT',
    3000,
    1,
    HIGHEST_PORT,
    'port of the shop; the API, the inbox, the payment and identity sandboxes and the desk use the next five ports',
  );
}

/** Reads `PUBLIC_URL`, without a trailing slash. */
export function readPublicUrl(read: SettingReader, port: number): string {
  return withoutSlash(
    read.url('PUBLIC_URL', `http://localhost:${port}`, ['http:', 'https:'], {
      what: 'public address of the shop, for mails, payment links and canonical addresses',
      unset: '`http://localhost:<PORT>`',
    }),
  );
}

/** Reads `STAGING`: the shop is a rehearsal (docs/decisions/0144). */
export function readStaging(read: SettingReader): boolean {
  return read.flag(
    'STAGING',
    false,
    'a rehearsal: allows the sandboxes in production, refuses live keys, and marks every page and mail',
  );
}

/** Reads `DATA_DIR`, relative to the project's folder or absolute. */
export function readDataDir(read: SettingReader): string {
  return read.text(
    'DATA_DIR',
    path.join('.nkm', 'data'),
    'folder of the embedded database, photographs, pictures, sandbox state and the newest release document that the ' +
      'shop has used',
  );
}

/** Reads `STOP_DELAY_MS`, in milliseconds. */
export function readStopDelay(read: SettingReader): number {
  return read.integer('STOP_DELAY_MS', 1_000, 0, 60_000, {
    what:
      'how long `/ready` answers 503 after SIGTERM before new connections are refused; set it above the interval of ' +
      'the load balancer',
    unit: 'ms',
  });
}

/** Reads `TRUST_PROXY`: addresses and CIDR ranges. */
export function readTrustProxy(read: SettingReader): string[] {
  return read.list(
    'TRUST_PROXY',
    ['127.0.0.0/8', '::1/128'],
    isAddressRange,
    'IP addresses and CIDR ranges',
    'trusted proxies, whose `X-Forwarded-*` headers count; for the API, include the shop’s servers',
  );
}

/** Reads `LOG_LEVEL`. */
export function readLogLevel(read: SettingReader): (typeof LOG_LEVELS)[number] {
  return read.oneOf(
    'LOG_LEVEL',
    LOG_LEVELS,
    'info',
    'lowest level of the messages in the log; `info` has a line for each answer and each change of the releases',
  );
}

/** Reads `METRICS_TOKEN`. Null: `/metrics` does not exist. */
export function readMetricsToken(read: SettingReader): string | null {
  const token = read.optional('METRICS_TOKEN', {
    what:
      'opens `/metrics` of the shop and of the API to requests with this bearer token; ' +
      `at least ${SHORTEST_TOKEN} characters`,
    unset: '`/metrics` answers 404',
  });
  if (token !== null && token.length < SHORTEST_TOKEN)
    read.faults.push(`METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters.`);
  return token;
}

export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** Reads `SMTP_URL`; null: no mail leaves. */
export function readSmtpUrl(read: SettingReader): string | null {
  return read.url('SMTP_URL', null, ['smtp:', 'smtps:'], {
    what: 'mail server',
    unset: 'mails stay in the outbox, which the inbox shows',
  });
}

/** Reads `MAIL_FROM`. */
export function readMailFrom(read: SettingReader): string {
  return read.text('MAIL_FROM', 'no-reply@nkm.example', 'sender of the mails');
}
