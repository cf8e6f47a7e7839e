import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';

const QUARTER_HOUR_S = 900;
const HOUR_S = 3_600;

export const UPDATES_PER_USER: RateLimit = { name: 'profile', points: 30, seconds: QUARTER_HOUR_S };
export const AVATARS_PER_USER: RateLimit = { name: 'avatar', points: 20, seconds: HOUR_S };
/** Each one mails two addresses. It also limits how often a shopper can find out whether an email has an account. */
export const EMAIL_CHANGES_PER_USER: RateLimit = { name: 'email-change', points: 5, seconds: HOUR_S };
/** Protects the owner of an address from mails that other people request. */
export const EMAIL_CHANGES_PER_EMAIL: RateLimit = { name: 'email-change-to', points: 5, seconds: HOUR_S };
export const LINKS_PER_USER: RateLimit = { name: 'email-change-link', points: 60, seconds: QUARTER_HOUR_S };
/** Stops a stolen session from guessing the password. */
export const PROOFS_PER_USER: RateLimit = { name: 'email-change-proof', points: 10, seconds: QUARTER_HOUR_S };
