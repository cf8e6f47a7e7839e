/** @jest-environment node */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { wordsOf, withPreviewBand } from './preview-band';
import { createPreviews, withPreview } from './previews';

const VERSIONS = { 'mfe-orders': '2.0.0' };
let folder: string;
let key: KeyObject;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nkm-preview-'));
  const publicKeyFile = path.join(folder, 'release-key.pub.pem');
  const pair = generateKeyPairSync('ed25519');
  key = pair.privateKey;
  writeFileSync(publicKeyFile, pair.publicKey.export({ type: 'spki', format: 'pem' }));
  const previews = createPreviews({ store: { publicKeyFile }, publicUrl: 'https://shop.example' });
  app = fastify();
  await app.register(fastifyCookie);
  app.get('/*', async (request, reply) => previews.follow(request, reply) ?? { preview: previews.of(request) });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function tokenFor(ms: number): string {
  const text = JSON.stringify({ slices: VERSIONS, until: new Date(Date.now() + ms).toISOString() });
  const signature = sign(null, Buffer.from(`nkm preview\n${text}`), key);
  return `${Buffer.from(text).toString('base64url')}.${signature.toString('base64url')}`;
}
const HOUR_MS = 3_600_000;

describe('a preview link', () => {
  it('begins the preview and leaves the address as it was', async () => {
    const token = tokenFor(HOUR_MS);
    const { statusCode, headers, cookies } = await app.inject(`/shop?page=2&preview=${token}`);
    expect([statusCode, headers.location]).toEqual([303, '/shop?page=2']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(cookies).toMatchObject([
      { name: 'nkm_preview', value: token, path: '/', httpOnly: true, secure: true, sameSite: 'Lax' },
    ]);
    const page = await app.inject({ url: '/shop', cookies: { nkm_preview: token } });
    expect(page.json().preview.slices).toEqual(VERSIONS);
  });

  it('ends it without a name, on the same page', async () => {
    const { statusCode, headers, cookies } = await app.inject({
      url: '/cart?preview=',
      cookies: { nkm_preview: tokenFor(HOUR_MS) },
    });
    expect([statusCode, headers.location]).toEqual([303, '/cart']);
    expect(cookies).toMatchObject([{ name: 'nkm_preview', value: '', maxAge: 0 }]);
  });

  it.each([
    ['over', () => tokenFor(-1)],
    ['not signed', () => `${tokenFor(HOUR_MS).split('.')[0]}.AAAA`],
    ['no token', () => '<script>'],
  ])('says so when it is %s', async (_, token) => {
    const answer = await app.inject(`/?preview=${encodeURIComponent(token())}`);
    expect(answer.statusCode).toBe(410);
    expect(answer.body).toContain('The preview is over');
    expect(answer.body).not.toContain('<script>');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await app.inject({ url: '/', cookies: { nkm_preview: token() } })).json()).toEqual({ preview: null });
  });

  it('leads to no other host', async () => {
    const answer = await app.inject(`//evil.example/?preview=${tokenFor(HOUR_MS)}`);
    expect(answer.headers.location).toMatch(/^\/(?![/\\])/);
  });
});

describe('a preview', () => {
  it('replaces the chosen versions, without a fallback', () => {
    const set = { revision: 7, slices: { 'mfe-orders': { version: '1.0.0', fallback: '0.9.0' } } };
    expect(withPreview(set, { slices: { ...VERSIONS, 'mfe-gifts': '1.0.0' }, until: '' })).toEqual({
      revision: 7,
      slices: {
        'mfe-orders': { version: '2.0.0', fallback: null },
        'mfe-gifts': { version: '1.0.0', fallback: null },
      },
    });
  });

  it('names the versions and the end in the first element of the page', () => {
    const words = wordsOf({ slices: { 'mfe-orders': '2.0.0', 'mfe-catalog': '1.2.0' }, until: '2026-11-28T17:00:00Z' });
    expect(words).toMatch(/^Preview of mfe-orders 2\.0\.0, mfe-catalog 1\.2\.0 until 28 Nov 2026.*18:00\.$/);
    const link = '<a href="?preview=">Leave the preview</a>';
    expect(withPreviewBand('<html><body class="x"><p>Shop</p></body></html>', words)).toContain(
      `<body class="x"><aside class="preview" aria-label="Preview">${words} ${link}</aside>`,
    );
  });
});
