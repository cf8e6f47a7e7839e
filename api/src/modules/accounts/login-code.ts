import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Digits of a login code (ACC-CONST-001). */
export const CODE_DIGITS = 6;
/** Lifetime of a login code in seconds (ACC-CONST-002). */
export const CODE_SECONDS = 300;
/** Wrong codes after which the attempt is locked. */
export const CODE_TRIES = 5;

/** Six random digits, with leading zeros. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/**
 * The stored form of a code. All million codes can be tried in a second, so a plain hash would protect nothing. The
 * HMAC key is the temporary token, which only the client holds.
 */
export function sealCode(code: string, temporaryToken: string): string {
  return createHmac('sha256', temporaryToken).update(code).digest('hex');
}

export function codeFits(code: string, temporaryToken: string, sealed: string): boolean {
  const given = Buffer.from(sealCode(code, temporaryToken), 'hex');
  const wanted = Buffer.from(sealed, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
