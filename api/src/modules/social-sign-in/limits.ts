import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';

const QUARTER_HOUR_S = 900;
const HOUR_S = 3600;

/** Many shoppers share one network address behind their carrier. */
export const STARTS_PER_ADDRESS: RateLimit = { name: 'social-start', points: 100, seconds: QUARTER_HOUR_S };
export const SIGN_INS_PER_ADDRESS: RateLimit = { name: 'social-sign-in', points: 200, seconds: QUARTER_HOUR_S };
/** The email of a new account shows whether it has one; the shopper types it only for Twitter. */
export const TYPED_PER_EMAIL: RateLimit = { name: 'social-email', points: 10, seconds: HOUR_S };
/** Stops a stolen session from guessing the password. */
export const DISCONNECTIONS_PER_USER: RateLimit = { name: 'social-disconnect', points: 10, seconds: QUARTER_HOUR_S };
export const LINKS_PER_USER: RateLimit = { name: 'social-link', points: 20, seconds: QUARTER_HOUR_S };
