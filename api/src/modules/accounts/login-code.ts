import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Digits of a login code (spec 1 §9). */
export const CODE_DIGITS = 6;
/** How long a login code lives, in seconds (spec 1 §9). */
export const CODE_SECONDS = 300;
/** Wrong codes until the attempt is locked. */
export const CODE_TRIES = 5;

/** Six random digits, zeros in front included. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/**
 * What is stored of a code. A million codes are tried in a second, so a plain hash would hide nothing: the key is
 * the temporary token, which only the client holds.
 */
export function sealCode(code: string, temporaryToken: string): string {
  return createHmac('sha256', temporaryToken).update(code).digest('hex');
}

export function codeFits(code: string, temporaryToken: string, sealed: string): boolean {
  const given = Buffer.from(sealCode(code, temporaryToken), 'hex');
  const wanted = Buffer.from(sealed, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
