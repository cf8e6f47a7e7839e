/** @jest-environment node */
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { keyOfVersion, type NamedVersion } from '../worker-messages/named-version';
import { type PageOptions, servePages } from './serve-pages';

/** The page loads that count for three requests, when each page comes from this version; null: it is a frame. */
async function countedLoads(version: string | null): Promise<string[]> {
  const counted: string[] = [];
  const page = { kind: 'page', status: 200, html: Buffer.from('<p>'), policy: '', cacheable: version !== null };
  const runtime = {
    ...{ key: '', revision: 7, claims: [] },
    set: { slices: { x: { version: '2.0.0', fallback: '1.0.0' } } },
    versions: { x: [{ version: '2.0.0' }, { version: '1.0.0' }] },
    matchClaim: () => ({ slice: 'x', id: 'shop', path: '/shop', public: true, access: 'open' }),
  };
  const app = Fastify();
  await app.register(fastifyCookie);
  servePages(app, {
    render: async () => ({ ...page, ...(version !== null && { version }) }),
    runtimeFor: () => runtime,
    previews: { of: () => null, follow: () => null },
    revision: () => 7,
    content: () => ({ settings: {}, frame: { promo: null } }),
    shopData: { fileFor: () => ({ href: '/shop-data/1', integrity: '' }) },
    ...{ publicUrl: 'http://localhost', staging: false, pinned: true, freshMs: 60_000 },
    metrics: { pageRequested: () => undefined, busy: () => undefined },
    pageLoaded: (loaded: NamedVersion) => counted.push(keyOfVersion(loaded)),
  } as unknown as PageOptions);
  for (let request = 0; request < 3; request += 1) expect((await app.inject('/shop')).statusCode).toBe(200);
  await app.close();
  return counted;
}

it('a page load counts for the version that rendered it, not for a candidate that the server avoids', async () => {
  expect(await countedLoads('1.0.0')).toEqual(['x@1.0.0', 'x@1.0.0', 'x@1.0.0']);
  expect(await countedLoads('2.0.0')).toEqual(['x@2.0.0', 'x@2.0.0', 'x@2.0.0']);
});

it('a frame counts for the version that the browser loads', async () => {
  expect(await countedLoads(null)).toEqual(['x@2.0.0', 'x@2.0.0', 'x@2.0.0']);
});
