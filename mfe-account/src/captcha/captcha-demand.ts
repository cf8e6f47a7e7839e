import { ApiError } from '@nkm/platform';

/** The server requires a captcha from some try on, and names the missing field. */
export const isCaptchaDemand = (cause: unknown): boolean => cause instanceof ApiError && 'captchaToken' in cause.errors;
