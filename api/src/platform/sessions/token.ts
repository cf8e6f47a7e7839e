import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A random secret of 256 bits. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored hash of a token. Full entropy makes a plain hash sufficient. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of an `Authorization: Bearer …` header, or null. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer +([A-Za-z0-9_-]{20,100})$/i.exec(header ?? '')?.[1] ?? null;
}
