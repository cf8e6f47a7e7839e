import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ReleaseError } from './release-error';
import type { ReleaseStore } from './release-store';
import { writeDurably } from './write-file';

export const pem = (key: KeyObject) => key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' });

/** @throws ReleaseError `no-key` when it is missing or not an Ed25519 key */
export function readPublicKey(store: Pick<ReleaseStore, 'publicKeyFile'>): KeyObject {
  return readKey(store.publicKeyFile, createPublicKey);
}

/** The key that verifies this store, derived from the private key if necessary; null when there is none yet. */
export function findPublicKey(store: ReleaseStore): KeyObject | null {
  if (existsSync(store.publicKeyFile)) return readPublicKey(store);
  return existsSync(store.privateKeyFile) ? createPublicKey(readPrivateKey(store.privateKeyFile)) : null;
}

/**
 * @returns Ed25519 signature in base64; call it under the store's lock
 * @throws ReleaseError `no-key`
 */
export function signText(store: ReleaseStore, text: string): string {
  return sign(null, Buffer.from(text), preparePrivateKey(store)).toString('base64');
}

/**
 * Reads the signing key. Generates the key pair on first use.
 * @throws ReleaseError `no-key` when the private key is missing or belongs to another store
 */
function preparePrivateKey(store: ReleaseStore): KeyObject {
  const hasPublic = existsSync(store.publicKeyFile);
  if (!existsSync(store.privateKeyFile)) {
    if (hasPublic) {
      throw new ReleaseError(
        'no-key',
        `the private key of this store is missing: ${store.privateKeyFile} (set RELEASE_KEY_FILE)`,
      );
    }
    writeKey(store.privateKeyFile, pem(generateKeyPairSync('ed25519').privateKey), 0o600);
  }
  const privateKey = readPrivateKey(store.privateKeyFile);
  const ownPublic = createPublicKey(privateKey);
  if (!hasPublic) writeKey(store.publicKeyFile, pem(ownPublic), 0o644);
  else if (!ownPublic.equals(readPublicKey(store))) {
    throw new ReleaseError('no-key', `${store.privateKeyFile} does not belong to ${store.publicKeyFile}`);
  }
  return privateKey;
}

/** @throws ReleaseError `no-key` */
export const readPrivateKey = (file: string): KeyObject => readKey(file, createPrivateKey);

export function writeKey(file: string, content: string | Buffer, mode: number): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeDurably(file, content, mode);
}

function readKey(file: string, parse: (content: string) => KeyObject): KeyObject {
  try {
    const key = parse(readFileSync(file, 'utf8'));
    if (key.asymmetricKeyType !== 'ed25519') throw new Error(`it is of type ${key.asymmetricKeyType}`);
    return key;
  } catch (error) {
    throw new ReleaseError('no-key', `cannot use the key ${file}: ${(error as Error).message}`, { cause: error });
  }
}
