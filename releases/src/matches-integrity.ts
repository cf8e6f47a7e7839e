import { createHash } from 'node:crypto';

/**
 * True when these are the bytes that an integrity (`sha256-…`, as browsers check it) was written for. Versions that
 * were published with a longer hash stay good.
 */
export function matchesIntegrity(bytes: Buffer, integrity: string): boolean {
  const algorithm = /^sha(?:256|384|512)(?=-)/.exec(integrity)?.[0];
  return !!algorithm && integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}
