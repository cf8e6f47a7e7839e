import { readMailFrom, readSmtpUrl, type SettingReader } from '@nkm/server';

/** Where alerts for the operators go. The log has them in any case. */
export interface AlertChannels {
  /** Takes posts of `{"text": …}`; null: there is none. */
  webhookUrl: string | null;
  /** Recipients, separated by commas; null: nobody gets a mail. */
  mailTo: string | null;
  /** The mail server. */
  smtpUrl: string | null;
  mailFrom: string;
}

export function readAlertChannels(read: SettingReader): AlertChannels {
  return {
    webhookUrl: read.optional(
      'ALERT_WEBHOOK_URL',
      'gets a message as `{"text": …}` when a shell sets a version aside or pauses a rollout, as Slack and ' +
        'Mattermost take it',
    ),
    mailTo: read.optional('ALERT_MAIL_TO', 'gets the same messages by mail: addresses, separated by commas'),
    smtpUrl: readSmtpUrl(read),
    mailFrom: readMailFrom(read),
  };
}

export function alertFaults({ mailTo, smtpUrl }: AlertChannels): string[] {
  return mailTo !== null && smtpUrl === null ? ['ALERT_MAIL_TO needs SMTP_URL: without it, no mail leaves.'] : [];
}
