import { existsSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { withApi } from '../../../test/with-api';
import { claimUploads, photosOf } from './claim-uploads';

const DAY = 24 * 3_600;

describe('photos of shoppers', () => {
  const api = withApi({ database: 'pglite', modules: ['uploads'] });
  let headers: { authorization: string };
  let userId: number;
  beforeAll(async () => {
    const shopper = await api.createShopper();
    userId = shopper.id;
    headers = await api.signIn(shopper);
  });

  const form = (files: { name?: string; bytes: Buffer; type?: string }[]) => {
    const boundary = 'photo-test-boundary';
    const parts = files.flatMap(({ name = 'photo', bytes, type = 'image/jpeg' }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n` +
          `content-type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]);
    const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
    return { payload, type: `multipart/form-data; boundary=${boundary}` };
  };
  async function upload(files: Parameters<typeof form>[0] | Buffer, more: Record<string, string> = headers) {
    const { payload, type } = form(Buffer.isBuffer(files) ? [{ bytes: files }] : files);
    const answer = await api.inject({
      method: 'POST',
      url: '/photos',
      payload,
      headers: { 'content-type': type, ...more },
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  const picture = (width: number, height: number, background = '#a03020') =>
    sharp({ create: { width, height, channels: 3, background } });
  const jpeg = () =>
    picture(800, 600)
      .withExif({ IFD0: { Artist: 'Ada Obi', ImageDescription: 'home' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .jpeg()
      .toBuffer();
  /** The same PNG with another width and height in its head. */
  const claims = (side: number, png: Buffer) => {
    png.writeUInt32BE(side, 16);
    png.writeUInt32BE(side, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    return png;
  };
  const fileOf = (hash: string) => path.join(api.app.config.dataDir, 'photographs', hash.slice(0, 2), hash);

  it('are re-encoded as WebP without metadata, and served under an unguessable address', async () => {
    const original = await jpeg();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { status, body } = await upload(original);
    expect([status, body.data]).toEqual([
      201,
      { id: expect.stringMatching(/^[\w-]{22}$/), url: `/api/photos/${body.data.id}.webp`, width: 800, height: 600 },
    ]);
    const served = await api.inject({ url: body.data.url.replace('/api', '') });
    expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-robots-tag': 'noindex' });
    const { format, exif, width } = await sharp(served.rawPayload).metadata();
    expect([format, exif, width]).toEqual(['webp', undefined, 800]);
  });

  it('are turned upright and made at most 1,600 pixels long', async () => {
    const sideways = await picture(3_000, 2_000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload(sideways)).body.data).toMatchObject({ width: 1_067, height: 1_600 });
  });

  it('lose what hides behind the picture', async () => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { body } = await upload(polyglot);
    const { rawPayload } = await api.inject({ url: body.data.url.replace('/api', '') });
    expect(rawPayload.includes('<script>')).toBe(false);
  });

  it.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>')],
    ['an HTML page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', async () => Buffer.alloc(0)],
    ['half a picture', async () => (await jpeg()).subarray(0, 900)],
    ['a decompression bomb', () => picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()],
    ['a decompression bomb as JPEG', () => picture(12_000, 12_000).jpeg().toBuffer()],
    [
      'a PNG whose head claims billions of pixels',
      async () => claims(60_000, await picture(400, 400).png().toBuffer()),
    ],
    [
      'an HTML page with the start of a JPEG',
      async () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    ],
    ['a tiny picture', () => picture(10, 10).png().toBuffer()],
  ])('are refused with a reason: %s', async (_, make) => {
    const { status, body } = await upload(await make());
    expect([status, Object.keys(body.errors)]).toEqual([422, ['photo']]);
  });

  it('of 40 MB are refused before they are read', async () => {
    expect((await upload(Buffer.alloc(40 * 1024 * 1024, 1))).status).toBe(413);
  });

  it('come alone, in the right field, from signed-in shoppers', async () => {
    const bytes = await jpeg();
    expect((await upload([{ bytes }, { bytes }])).status).toBe(422);
    expect((await upload([{ bytes, name: 'other' }])).status).toBe(422);
    expect((await upload(bytes, {})).status).toBe(401);
    const json = await api.inject({ method: 'POST', url: '/photos', payload: { photo: 'x' }, headers });
    expect(json.statusCode).toBe(422);
    expect((await api.inject({ url: '/photos/AAAAAAAAAAAAAAAAAAAAAA.webp' })).statusCode).toBe(404);
    expect((await api.inject({ url: '/photos/..%2f..%2fetc.webp' })).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('are refused with Retry-After while too many wait', async () => {
    const stranger = await api.signIn(await api.createShopper());
    const { payload, type } = form([{ bytes: await picture(2_000, 1_500).jpeg().toBuffer() }]);
    const send = () =>
      api.inject({ method: 'POST', url: '/photos', payload, headers: { 'content-type': type, ...stranger } });
    const sent = await Promise.all(Array.from({ length: 14 }, send));
    const busy = sent.filter(({ statusCode }) => statusCode !== 201);
    expect(busy.length).toBeGreaterThan(0);
    for (const answer of busy)
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
        503,
        '5',
        { message: 'The shop is busy with other photos. Please try again in a few seconds.' },
      ]);
    expect((await send()).statusCode).toBe(201);
  });

  it('need a verified email address', async () => {
    const unverified = await api.signIn(await api.createShopper({ email_verified_at: null }));
    const message = 'Verify your email address before you add a photo.';
    expect(await upload(await jpeg(), unverified)).toEqual({
      status: 403,
      body: { message, errors: { email: [message] } },
    });
  });

  it('are attached once, and only by their shopper', async () => {
    const { id } = (await upload(await jpeg())).body.data as { id: string };
    const stranger = await api.createShopper();
    const claim = (who: number, usedBy: string) =>
      api.db.transaction().execute((trx) => claimUploads(trx, { ids: [id, id], userId: who, usedBy }));
    await expect(claim(stranger.id, 'return:1')).rejects.toThrow('no longer available');
    await claim(userId, 'return:1');
    await expect(claim(userId, 'return:2')).rejects.toThrow('no longer available');
    expect(await photosOf(api.db, ['return:1', 'return:2'])).toEqual(
      new Map([['return:1', [`/api/photos/${id}.webp`]]]),
    );
  });

  it('that nothing uses are deleted after a day, with files that no other photo has', async () => {
    const upload2 = async (background: string) =>
      (await upload(await picture(500, 500, background).jpeg().toBuffer())).body.data.id as string;
    const [alone, twin, used] = [await upload2('#111'), await upload2('#222'), await upload2('#222')];
    await api.db.transaction().execute((trx) => claimUploads(trx, { ids: [used], userId, usedBy: 'return:9' }));
    const hashes = await api.db.selectFrom('uploads').select(['id', 'content_hash']).execute();
    const hashOf = (id: string) => hashes.find((row) => row.id === id)!.content_hash;
    expect(hashOf(twin)).toBe(hashOf(used));
    await api.app.jobs.runNow('delete unused photos');
    expect(await api.db.selectFrom('uploads').select('id').where('id', '=', alone).execute()).toHaveLength(1);
    api.advance(DAY + 1);
    await api.app.jobs.runNow('delete unused photos');
    const left = (await api.db.selectFrom('uploads').select('id').execute()).map(({ id }) => id);
    expect([left.includes(alone), left.includes(twin), left.includes(used)]).toEqual([false, false, true]);
    expect([existsSync(fileOf(hashOf(alone))), existsSync(fileOf(hashOf(used)))]).toEqual([false, true]);
  });
});
