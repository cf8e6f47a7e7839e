import { readMailFrom, readSmtpUrl, type SettingReader } from '@nkm/server';
import { readSmsSettings, type SmsSettings } from './sms-settings';

/** How mails and text messages leave the shop. */
export interface MessageSettings {
  smtpUrl: string | null;
  mailFrom: string;
  /** The gateway for text messages. Null: they stay in the outbox. */
  sms: SmsSettings | null;
  /** Most text messages with codes in an hour. */
  smsPerHour: number;
}

export function readMessageSettings(read: SettingReader): MessageSettings {
  return {
    smtpUrl: readSmtpUrl(read),
    mailFrom: readMailFrom(read),
    sms: readSmsSettings(read),
    smsPerHour: read.integer(
      'SMS_PER_HOUR',
      300,
      1,
      1_000_000,
      'most text messages with codes in an hour; then the API refuses them and raises an alarm in the log',
    ),
  };
}
