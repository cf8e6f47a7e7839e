import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';

const QUARTER_HOUR_S = 900;
const HALF_HOUR_S = 1800;
const HOUR_S = 3600;

/**
 * Wrong passwords from devices that the account does not know. Many shoppers share one network address behind their
 * carrier, so that limit is generous. Each email allows a few tries without a captcha and many with one, so that a
 * stranger cannot lock the owner out quickly.
 */
export const LOGIN_PER_ADDRESS: RateLimit = { name: 'login-address', points: 100, seconds: QUARTER_HOUR_S };
export const LOGIN_WITHOUT_CAPTCHA: RateLimit = { name: 'login-no-captcha', points: 5, seconds: HOUR_S };
/** Wrong passwords that are called wrong. After them, the answer no longer says whether a password was right. */
export const LOGIN_ANSWERED: RateLimit = { name: 'login-answered', points: 10, seconds: HOUR_S };
/** Wrong codes of sign-ins whose password may have been wrong, of one token and of one email. */
export const SILENT_TRIES: RateLimit = { name: 'silent-tries', points: 4, seconds: QUARTER_HOUR_S };
export const SILENT_CODES: RateLimit = { name: 'silent-codes', points: 10, seconds: HOUR_S };
/** Wrong passwords for one account on a known device: limits what a stolen cookie allows. */
export const LOGIN_PER_DEVICE: RateLimit = { name: 'login-device', points: 20, seconds: QUARTER_HOUR_S };
/** Codes mailed to one account: one budget for each known device, and one for all unknown devices. */
export const CODE_MAILS: RateLimit = { name: 'code-mails', points: 10, seconds: QUARTER_HOUR_S };
export const CODE_PER_ADDRESS: RateLimit = { name: 'code-address', points: 200, seconds: QUARTER_HOUR_S };
export const RESEND_PER_USER: RateLimit = { name: 'verify-resend', points: 5, seconds: QUARTER_HOUR_S };
export const LINK_PER_ADDRESS: RateLimit = { name: 'verify-link', points: 60, seconds: QUARTER_HOUR_S };
export const SIGN_UP_PER_ADDRESS: RateLimit = { name: 'sign-up-address', points: 100, seconds: HOUR_S };
/** Also limits how often a client can find out whether an email has an account. */
export const SIGN_UP_PER_EMAIL: RateLimit = { name: 'sign-up-email', points: 10, seconds: HOUR_S };
export const FORGOT_PER_DEVICE: RateLimit = { name: 'forgot-device', points: 5, seconds: HALF_HOUR_S };
export const FORGOT_PER_ADDRESS: RateLimit = { name: 'forgot-address', points: 60, seconds: QUARTER_HOUR_S };
/** The period is the lifetime of a link: when strangers exhaust it, the newest mail still has a valid link. */
export const FORGOT_PER_EMAIL: RateLimit = { name: 'forgot-email', points: 5, seconds: HALF_HOUR_S };
/** Tokens cannot be guessed; the limit saves the cost of hashing passwords. */
export const RESET_PER_ADDRESS: RateLimit = { name: 'reset-address', points: 60, seconds: QUARTER_HOUR_S };
/** Stops a stolen session from guessing the password. */
export const CHANGES_PER_USER: RateLimit = { name: 'password-change', points: 10, seconds: QUARTER_HOUR_S };
