import { createHash } from 'node:crypto';

/**
 * True when the bytes match an integrity value (`sha256-…`, as browsers check it). It also accepts the longer hashes
 * of versions that were published earlier.
 */
export function matchesIntegrity(bytes: Buffer, integrity: string): boolean {
  const algorithm = /^sha(?:256|384|512)(?=-)/.exec(integrity)?.[0];
  return !!algorithm && integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}
