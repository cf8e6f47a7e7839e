import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Identity } from './providers/identity';
import type { FlowSecrets } from './providers/identity-provider';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Nonce and PKCE verifier follow from the state and the browser's token. So the database stores neither, and only the
 * browser that started a sign-in can complete it.
 */
export function secretsOf(state: string, browser: string): FlowSecrets {
  return { state, nonce: derive('nonce', state, browser), verifier: derive('pkce', state, browser) };
}

const mac = (purpose: string, state: string, browser: string) =>
  createHmac('sha256', browser).update(`${purpose} ${state}`).digest();
/** 43 characters, as PKCE allows. */
const derive = (purpose: string, state: string, browser: string) => mac(purpose, state, browser).toString('base64url');

/** Encrypts an identity, so that the database shows nobody who has not come back. */
export function sealIdentity(identity: Identity, state: string, browser: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', mac('seal', state, browser), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(identity), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** Throws when it was sealed for another state or browser. */
export function openIdentity(sealed: string, state: string, browser: string): Identity {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', mac('seal', state, browser), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(text.toString('utf8')) as Identity;
}
