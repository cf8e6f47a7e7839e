import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';

const QUARTER_HOUR_S = 900;
const HOUR_S = 3_600;
const DAY_S = 86_400;

export const CONTACTS_PER_USER: RateLimit = { name: 'contacts', points: 20, seconds: QUARTER_HOUR_S };
/** Each code costs money. With five tries of each code, an account has at most 25 guesses in an hour. */
export const TEXTS_PER_USER: RateLimit = { name: 'phone-texts-user', points: 5, seconds: HOUR_S };
/** Later texts of an account cost a captcha. */
export const TEXTS_WITHOUT_CAPTCHA: RateLimit = { name: 'phone-texts-no-captcha', points: 1, seconds: HOUR_S };
/** Protects the owner of a number from texts that other people request. */
export const TEXTS_PER_NUMBER: RateLimit = { name: 'phone-texts-number', points: 3, seconds: QUARTER_HOUR_S };
export const TEXTS_PER_NUMBER_A_DAY: RateLimit = { name: 'phone-texts-day', points: 10, seconds: DAY_S };
/** Only an account's first text to a number can use the reserve below. */
export const FIRST_TEXT: RateLimit = { name: 'phone-texts-first', points: 1, seconds: QUARTER_HOUR_S };
/** Texts to a number whose budget others have used up: one for each account, with a captcha. */
export const RESERVED_TEXTS_A_DAY: RateLimit = { name: 'phone-texts-reserved', points: 20, seconds: DAY_S };
/**
 * All texts with codes, which anybody can request. Texts about parcels are not counted: each needs an order. `points`
 * comes from the setting SMS_PER_HOUR.
 */
export const TEXTS_OF_SHOP = { name: 'phone-texts-shop', seconds: HOUR_S };
export const ALARMS: RateLimit = { name: 'phone-texts-alarm', points: 1, seconds: HOUR_S };
/** Many shoppers share one network address behind their carrier. */
export const TEXTS_PER_ADDRESS: RateLimit = { name: 'phone-texts-address', points: 60, seconds: HOUR_S };
export const CODES_PER_USER: RateLimit = { name: 'phone-codes', points: 60, seconds: QUARTER_HOUR_S };
