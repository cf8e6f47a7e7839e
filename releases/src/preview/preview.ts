import { sign, verify } from 'node:crypto';
import { currentReleases } from '../document/current-releases';
import { readPrivateKey, readPublicKey } from '../store/keys';
import { isSliceName, isVersion } from '../store/names';
import { readSlice } from '../store/read-slice';
import { refusal } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';

/** Versions that a visitor sees instead of the released ones. */
export interface Preview {
  /** The version of each slice that is not the released one. */
  slices: Record<string, string>;
  /** ISO 8601. */
  until: string;
}

const LONGEST_PREVIEW_S = 7 * 86_400;
const LONGEST_TOKEN = 2_000;

/** Keeps the signature of a preview apart from every other one of the same key. */
const signedText = (text: string) => Buffer.from(`nkm preview\n${text}`);

/**
 * Signs a preview with the operator's key.
 * @param seconds how long it lasts, at most seven days
 * @returns the text that shells accept; it holds only characters that an address or a cookie can hold
 * @throws ReleaseError `refused`, `no-version`, `no-key`, `bad-signature`
 */
export function signPreview(store: ReleaseStore, slices: Preview['slices'], seconds: number, now = Date.now()): string {
  if (seconds > LONGEST_PREVIEW_S) throw refusal('a preview lasts at most seven days (168h)');
  const trust = currentReleases(store);
  for (const [slice, version] of Object.entries(slices)) readSlice(store, slice, version, trust);
  const text = JSON.stringify({ slices, until: new Date(now + seconds * 1000).toISOString() } satisfies Preview);
  const signature = sign(null, signedText(text), readPrivateKey(store.privateKeyFile));
  return `${Buffer.from(text).toString('base64url')}.${signature.toString('base64url')}`;
}

/** The preview of a token; null if the operator did not sign it, or if it is over. @throws ReleaseError `no-key` */
export function readPreview(
  store: Pick<ReleaseStore, 'publicKeyFile'>,
  token: string,
  now = Date.now(),
): Preview | null {
  const [text = '', signature, ...more] = token.length <= LONGEST_TOKEN ? token.split('.') : [];
  if (!text || !signature || more.length > 0) return null;
  const plain = Buffer.from(text, 'base64url').toString();
  const isSigned = verify(null, signedText(plain), readPublicKey(store), Buffer.from(signature, 'base64url'));
  if (!isSigned) return null;
  const { slices, until } = JSON.parse(plain) as Preview;
  const isSound = Object.entries(slices).every(([slice, version]) => isSliceName(slice) && isVersion(version));
  return isSound && Date.parse(until) > now ? { slices, until } : null;
}
