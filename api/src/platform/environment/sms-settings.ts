import type { TermiiSettings } from '../outbox/termii-carrier';
import type { SettingReader } from './setting-reader';

const PROVIDERS = ['none', 'termii'] as const;
const ROUTES = ['dnd', 'generic'] as const;

export type SmsSettings = TermiiSettings;

/** The gateway for text messages. Null: none. */
export function readSmsSettings(read: SettingReader): SmsSettings | null {
  const provider = read.oneOf('SMS_PROVIDER', PROVIDERS, 'none');
  const baseUrl = read.url('SMS_BASE_URL', null, ['https:', 'http:']);
  const apiKey = read.optional('SMS_API_KEY');
  const sender = read.optional('SMS_SENDER');
  const route = read.oneOf('SMS_ROUTE', ROUTES, 'dnd');
  if (provider === 'none') return null;
  if (baseUrl !== null && apiKey !== null && sender !== null) return { baseUrl, apiKey, sender, route };
  read.faults.push(`SMS_BASE_URL, SMS_API_KEY and SMS_SENDER must be set with SMS_PROVIDER=${provider}.`);
  return null;
}
