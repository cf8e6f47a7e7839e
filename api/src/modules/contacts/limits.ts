import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';

const QUARTER_HOUR_S = 900;
const HOUR_S = 3_600;
const DAY_S = 86_400;

export const CONTACTS_PER_USER: RateLimit = { name: 'contacts', points: 20, seconds: QUARTER_HOUR_S };
/** Each code costs money. With five tries of each code, an account has at most 25 guesses in an hour. */
export const TEXTS_PER_USER: RateLimit = { name: 'phone-texts-user', points: 5, seconds: HOUR_S };
/** Protects the owner of a number from texts that other people request. */
export const TEXTS_PER_NUMBER: RateLimit = { name: 'phone-texts-number', points: 5, seconds: HOUR_S };
export const TEXTS_PER_NUMBER_A_DAY: RateLimit = { name: 'phone-texts-day', points: 10, seconds: DAY_S };
/** Many shoppers share one network address behind their carrier. */
export const TEXTS_PER_ADDRESS: RateLimit = { name: 'phone-texts-address', points: 60, seconds: HOUR_S };
export const CODES_PER_USER: RateLimit = { name: 'phone-codes', points: 60, seconds: QUARTER_HOUR_S };
