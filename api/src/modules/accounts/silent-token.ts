import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { secretKey } from '../../platform/sessions/secret-key';
import type { Database } from '../../platform/database/tables';

/** What a silent token says: whose sign-in it is, and when that ends. */
export interface SilentToken {
  /** Hash of the email. */
  account: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
const ACCOUNT_BYTES = 12;

/**
 * A temporary token of a sign-in whose password may have been wrong. Encrypted, so that nobody sees a difference
 * between the token of a right and of a wrong password.
 */
export async function sealSilentToken(
  db: Kysely<Database>,
  { email, expiresAt }: { email: string; expiresAt: Date },
): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await key(db), iv);
  const expiry = Buffer.alloc(4);
  expiry.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000));
  const account = createHash('sha256').update(email).digest().subarray(0, ACCOUNT_BYTES);
  const sealed = Buffer.concat([cipher.update(Buffer.concat([expiry, account])), cipher.final()]);
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url');
}

/** Reads a silent token; null for every other token. */
export async function openSilentToken(db: Kysely<Database>, token: string): Promise<SilentToken | null> {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== IV_BYTES + 4 + ACCOUNT_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', await key(db), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
    return { expiresAt: plain.readUInt32BE(0), account: plain.subarray(4).toString('hex') };
  } catch {
    return null; // not ours
  }
}

/** Names a guess in the limits, without a hash that reveals the password. */
export async function nameGuess(db: Kysely<Database>, email: string, password: string): Promise<string> {
  return createHmac('sha256', await key(db))
    .update(`${email}\n${password}`)
    .digest('hex');
}

const key = async (db: Kysely<Database>): Promise<Buffer> =>
  createHash('sha256')
    .update(await secretKey(db, 'silent sign-in key'))
    .digest();
