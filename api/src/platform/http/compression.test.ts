import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('compression on %s', (database) => {
  const api = withApi({ database, modules: ['settings', 'sitemaps', 'pictures'] });
  const get = (url: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') =>
    api.inject({ method, url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding %j answers as %s', async (accepted, encoding) => {
    const plain = await get('/docs/json');
    const answer = await get('/docs/json', accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    const bytes = answer.rawPayload;
    const body = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(body.toString()).toBe(plain.body);
    if (encoding !== undefined) expect(bytes.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it('leaves small answers as they are, so that a short secret has no compressed size', async () => {
    const answer = await get('/health', 'br');
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, 'accept-encoding']);
  });

  it('describes the uncompressed answer for HEAD', async () => {
    const [head, plain] = [await get('/docs/json', 'br', 'HEAD'), await get('/docs/json')];
    expect([head.statusCode, head.rawPayload.length, head.headers['content-encoding']]).toEqual([200, 0, undefined]);
    expect([head.headers['content-length'], head.headers.vary]).toEqual([
      String(plain.rawPayload.length),
      'accept-encoding',
    ]);
  });

  it('does not unpack the body of a request', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await api.inject({ method: 'POST', url: '/docs/json', headers, payload: '{}' });
    expect(answer.statusCode).toBe(404);
  });
});
