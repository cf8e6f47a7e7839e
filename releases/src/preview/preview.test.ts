import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { publishDist } from '../../test/publish-dist';
import { temporaryStore } from '../../test/temporary-folder';
import { pem } from '../store/keys';
import { readPreview, signPreview } from './preview';

const SLICE = 'mfe-catalog';
const HOUR_S = 3_600;
const NOW = Date.parse('2026-11-28T12:00:00Z');
const store = temporaryStore();
beforeAll(async () => {
  await publishDist(store, { version: '1.0.0' });
  await publishDist(store, { version: '2.0.0' });
});

const bodyOf = (token: string) => token.split('.')[0]!;

describe('a preview', () => {
  it('names the versions until it is over', () => {
    const token = signPreview(store, { [SLICE]: '2.0.0' }, HOUR_S, NOW);
    const preview = { slices: { [SLICE]: '2.0.0' }, until: '2026-11-28T13:00:00.000Z' };
    expect(token).toMatch(/^[\w.-]+$/);
    expect(readPreview(store, token, NOW)).toEqual(preview);
    expect(readPreview(store, token, NOW + HOUR_S * 1000 - 1)).toEqual(preview);
    expect(readPreview(store, token, NOW + HOUR_S * 1000)).toBeNull();
  });

  it('is refused for a version that is not stored, and for longer than seven days', () => {
    expect(() => signPreview(store, { [SLICE]: '3.0.0' }, HOUR_S)).toThrow('3.0.0');
    expect(() => signPreview(store, { [SLICE]: '2.0.0' }, 7 * 86_400 + 1)).toThrow('at most seven days (168h)');
  });

  it('is worth nothing with another key, another text or another purpose', () => {
    const token = signPreview(store, { [SLICE]: '2.0.0' }, HOUR_S, NOW);
    const longer = Buffer.from(JSON.stringify({ slices: { [SLICE]: '2.0.0' }, until: '2999-01-01T00:00:00.000Z' }));
    const [, signature] = token.split('.');
    expect(readPreview(store, `${longer.toString('base64url')}.${signature}`, NOW)).toBeNull();
    const { privateKey } = generateKeyPairSync('ed25519');
    const foreign = sign(null, Buffer.from(`nkm preview\n${longer.toString()}`), privateKey).toString('base64url');
    expect(readPreview(store, `${longer.toString('base64url')}.${foreign}`, NOW)).toBeNull();
    // The same text with the same key, signed as something else.
    const other = temporaryStore();
    const pair = generateKeyPairSync('ed25519');
    mkdirSync(path.dirname(other.publicKeyFile));
    writeFileSync(other.publicKeyFile, pem(pair.publicKey));
    const asDocument = sign(null, longer, pair.privateKey).toString('base64url');
    expect(readPreview(other, `${longer.toString('base64url')}.${asDocument}`, NOW)).toBeNull();
  });

  it('is null for anything else', () => {
    const token = signPreview(store, { [SLICE]: '2.0.0' }, HOUR_S, NOW);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String().map((text) => `${bodyOf(token)}.${text}`),
        ),
        (text) => {
          expect(readPreview(store, text, NOW)).toBeNull();
        },
      ),
    );
    expect(readPreview(store, `${token}.x`, NOW)).toBeNull();
    expect(readPreview(store, token + 'x'.repeat(2_000), NOW)).toBeNull();
  });
});
