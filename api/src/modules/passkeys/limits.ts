import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';

const QUARTER_HOUR_S = 900;

/** Many shoppers share one network address behind their carrier. */
export const STARTS_PER_ADDRESS: RateLimit = { name: 'passkey-start', points: 200, seconds: QUARTER_HOUR_S };
export const SIGN_INS_PER_ADDRESS: RateLimit = { name: 'passkey-sign-in', points: 200, seconds: QUARTER_HOUR_S };
/** Stops a stolen session from guessing the password. */
export const ADDITIONS_PER_USER: RateLimit = { name: 'passkey-add', points: 10, seconds: QUARTER_HOUR_S };
/** Each one sends a mail. */
export const REMOVALS_PER_USER: RateLimit = { name: 'passkey-remove', points: 20, seconds: QUARTER_HOUR_S };
export const PROOFS_PER_USER: RateLimit = { name: 'passkey-proof', points: 40, seconds: QUARTER_HOUR_S };
