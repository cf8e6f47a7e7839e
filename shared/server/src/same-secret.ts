import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time, length included. */
export function sameSecret(shown: string, wanted: string): boolean {
  const [a, b] = [shown, wanted].map((secret) => createHash('sha256').update(secret).digest());
  return timingSafeEqual(a as Buffer, b as Buffer);
}
