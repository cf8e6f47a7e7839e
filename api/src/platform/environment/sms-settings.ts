import type { SettingReader } from '@nkm/server';

const PROVIDERS = ['none', 'termii'] as const;
const ROUTES = ['dnd', 'generic'] as const;

/** Of the account at Termii. */
export interface SmsSettings {
  /** Each Termii account has its own; the dashboard shows it. */
  baseUrl: string;
  apiKey: string;
  /** The registered sender id. */
  sender: string;
  /** Route of the messages. `dnd` also reaches numbers that block advertising. */
  route: 'dnd' | 'generic';
}

/** The gateway for text messages. Null: none. */
export function readSmsSettings(read: SettingReader): SmsSettings | null {
  const provider = read.oneOf(
    'SMS_PROVIDER',
    PROVIDERS,
    'none',
    'gateway for text messages; with `none`, they stay in the outbox, which the inbox shows',
  );
  const baseUrl = read.url(
    'SMS_BASE_URL',
    null,
    ['https:', 'http:'],
    'address of the gateway, from the dashboard of the Termii account; required with `termii`',
  );
  const apiKey = read.optional('SMS_API_KEY', 'key for the gateway; required with `termii`');
  const sender = read.optional('SMS_SENDER', 'registered sender id; required with `termii`');
  const route = read.oneOf(
    'SMS_ROUTE',
    ROUTES,
    'dnd',
    'route of the text messages; `generic` does not reach numbers that block advertising',
  );
  if (provider === 'none') return null;
  if (baseUrl !== null && apiKey !== null && sender !== null) return { baseUrl, apiKey, sender, route };
  read.faults.push(`SMS_BASE_URL, SMS_API_KEY and SMS_SENDER must be set with SMS_PROVIDER=${provider}.`);
  return null;
}
