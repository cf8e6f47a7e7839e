import type { App } from '../../platform/app';
import { tooMany, unavailable, unprocessable } from '../../platform/errors/api-problem';
import { type CaptchaProvider, demandCaptcha } from '../captcha/public';
import {
  ALARMS,
  FIRST_TEXT,
  RESERVED_TEXTS_A_DAY,
  TEXTS_OF_SHOP,
  TEXTS_PER_ADDRESS,
  TEXTS_PER_NUMBER,
  TEXTS_PER_NUMBER_A_DAY,
  TEXTS_PER_USER,
  TEXTS_WITHOUT_CAPTCHA,
} from './limits';
import { messages } from './messages';

const RETRY_AFTER_S = 900;

export interface WantedText {
  /** Id of the account. */
  account: string;
  /** Key of the client's network address. */
  client: string;
  /** Digits with country code. */
  contact: string;
  captchaToken: string | undefined;
}

/**
 * Spends one text message, which costs money and disturbs the owner of the number.
 * @throws 422 with the field `captchaToken` when a captcha is needed, 429 when a budget is used up, 503 when the
 *   budget of the shop is
 */
export async function spendText(
  app: Pick<App, 'limits' | 'config' | 'log'>,
  captcha: CaptchaProvider,
  wanted: WantedText,
): Promise<void> {
  const { limits } = app;
  const { account, client, contact } = wanted;
  const isFree = await limits.take(TEXTS_WITHOUT_CAPTCHA, account);
  if (!isFree) await redeem(captcha, wanted);
  await limits.consume(TEXTS_PER_USER, account);
  await limits.consume(TEXTS_PER_ADDRESS, client);
  const isFirst = await limits.take(FIRST_TEXT, `${account} ${contact}`);
  if (!(await takeTextOfNumber(app, contact))) {
    if (!isFirst) throw tooMany(RETRY_AFTER_S);
    await useReserve(app, captcha, wanted, isFree);
  }
  await takeTextOfShop(app);
}

const takeTextOfNumber = async ({ limits }: Pick<App, 'limits'>, contact: string): Promise<boolean> =>
  (await limits.take(TEXTS_PER_NUMBER, contact)) && limits.take(TEXTS_PER_NUMBER_A_DAY, contact);

/** Other accounts can use up the budget of a number. Its owner still gets one text, with a captcha. */
async function useReserve(
  { limits }: Pick<App, 'limits'>,
  captcha: CaptchaProvider,
  wanted: WantedText,
  needsCaptcha: boolean,
): Promise<void> {
  const { account, contact } = wanted;
  if (needsCaptcha && wanted.captchaToken === undefined) {
    await limits.giveBack(FIRST_TEXT, `${account} ${contact}`);
    await limits.giveBack(TEXTS_PER_USER, account);
  }
  if (needsCaptcha) await redeem(captcha, wanted);
  await limits.consume(RESERVED_TEXTS_A_DAY, contact);
}

async function redeem(captcha: CaptchaProvider, { captchaToken }: WantedText): Promise<void> {
  if (captchaToken === undefined) throw unprocessable({ captchaToken: [messages.captchaNeeded] });
  await demandCaptcha(captcha, captchaToken);
}

/** The last limit: abuse that gets past the others cannot cost more. Operators see it in the log. */
async function takeTextOfShop({ limits, config, log }: Pick<App, 'limits' | 'config' | 'log'>): Promise<void> {
  const points = config.smsPerHour;
  if (await limits.take({ ...TEXTS_OF_SHOP, points }, 'all')) return;
  if (await limits.take(ALARMS, 'all'))
    log.error(
      { SMS_PER_HOUR: points },
      'ALARM: the texts with codes of this hour are used up. Is somebody abusing them?',
    );
  throw unavailable(messages.textsUsedUp, RETRY_AFTER_S);
}
