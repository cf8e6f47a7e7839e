import type { ReleaseDocument, SignedReleaseDocument } from '@nkm/contracts';
import { verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readPublicKey } from '../store/keys';
import { ReleaseError } from '../store/release-error';
import { documentFile, type ReleaseStore } from '../store/release-store';
import { checkDocument } from './check-document';

/**
 * Reads the release document and verifies its signature.
 * @param publicKey verifies the signature; default: the key in the store's `publicKeyFile`
 * @throws ReleaseError `no-releases`, `unreadable`, `no-key`, `malformed`, `bad-signature`
 */
export function readReleases(store: ReleaseStore, publicKey?: KeyObject): ReleaseDocument {
  return readSigned(documentFile(store), publicKey ?? (() => readPublicKey(store))).document;
}

/**
 * Reads a release document with the text of its file, and verifies its signature.
 * @param key a function is called only when there is a document
 * @throws ReleaseError as readReleases
 */
export function readSigned(
  file: string,
  key: KeyObject | (() => KeyObject),
): { document: ReleaseDocument; text: string } {
  const text = readText(file);
  const { document, signature } = parseSigned(text);
  const publicKey = typeof key === 'function' ? key() : key;
  if (!verify(null, Buffer.from(document), publicKey, Buffer.from(signature, 'base64'))) {
    throw new ReleaseError('bad-signature', `the signature of ${file} is wrong`);
  }
  return { document: checkDocument(parseJson(document)), text };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new ReleaseError('no-releases', `nothing has been published yet: ${file} does not exist`, { cause: error });
    }
    throw new ReleaseError('unreadable', `cannot read ${file}: ${(error as Error).message}`, { cause: error });
  }
}

function parseSigned(text: string): SignedReleaseDocument {
  const signed = parseJson(text) as Partial<SignedReleaseDocument> | null;
  if (typeof signed?.document !== 'string' || typeof signed.signature !== 'string') {
    throw new ReleaseError('malformed', 'the release document is malformed: document or signature is missing');
  }
  return { document: signed.document, signature: signed.signature };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ReleaseError('malformed', 'the release document is malformed: it is not valid JSON', { cause: error });
  }
}
