import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

const DAY_S = 24 * 3600;

describe.each(databases)('the profile photo on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'profile', 'uploads'] });
  type Headers = { authorization: string };
  const picture = (width: number, height: number, background = '#a03020') =>
    sharp({ create: { width, height, channels: 3, background } });
  const jpeg = (background?: string) => picture(900, 600, background).jpeg().toBuffer();

  function upload(headers: Headers | null, bytes: Buffer, name = 'avatar') {
    const boundary = 'avatar-test-boundary';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n`;
    const payload = Buffer.concat([
      Buffer.from(`${head}content-type: image/jpeg\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return api.inject({ method: 'POST', url: '/users/avatar', payload, headers: { ...type, ...headers } });
  }
  async function aShopper() {
    const shopper = await api.createShopper();
    return { ...shopper, headers: await api.signIn(shopper) };
  }
  const fileAt = async (address: string) => {
    const id = /photos\/([\w-]{22})\.webp$/.exec(address)![1]!;
    const row = await api.db.selectFrom('uploads').select('content_hash').where('id', '=', id).executeTakeFirst();
    const hash = row?.content_hash;
    return hash && path.join(api.app.config.dataDir, 'photographs', hash.slice(0, 2), hash);
  };

  it('ACC-CALL-008 becomes a square WebP without metadata such as the place', async () => {
    const ada = await aShopper();
    const original = await picture(900, 600)
      .withExif({ IFD0: { Artist: 'Ada Obi' }, IFD3: { GPSLatitude: '6/1 27/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const answer = await upload(ada.headers, original);
    const avatar = answer.json().data.avatar as string;
    expect([answer.statusCode, avatar]).toEqual([200, expect.stringMatching(/^\/api\/photos\/[\w-]{22}\.webp$/)]);
    const served = await api.inject({ url: avatar.replace('/api', '') });
    const { format, exif, width, height } = await sharp(served.rawPayload).metadata();
    expect([format, exif, width, height]).toEqual(['webp', undefined, 512, 512]);
    expect((await api.inject({ url: '/users/me', headers: ada.headers })).json().data.avatar).toBe(avatar);
  });

  it('a small photo stays small and square', async () => {
    const ada = await aShopper();
    const avatar = (await upload(ada.headers, await picture(300, 200).png().toBuffer())).json().data.avatar as string;
    const { rawPayload } = await api.inject({ url: avatar.replace('/api', '') });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 200, height: 200 });
  });

  it('loses what hides behind the picture', async () => {
    const ada = await aShopper();
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const avatar = (await upload(ada.headers, polyglot)).json().data.avatar as string;
    const { rawPayload } = await api.inject({ url: avatar.replace('/api', '') });
    expect(rawPayload.includes('<script>')).toBe(false);
  });

  it.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>')],
    ['an SVG with the start of a GIF', async () => Buffer.from('GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an HTML page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', async () => Buffer.alloc(0)],
    ['half a picture', async () => (await jpeg()).subarray(0, 900)],
    ['a decompression bomb', () => picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()],
    ['a tiny picture', () => picture(10, 10).png().toBuffer()],
  ])('refuses %s with a reason, and the current photo stays', async (_, make) => {
    const ada = await aShopper();
    const { avatar } = (await upload(ada.headers, await jpeg())).json().data as { avatar: string };
    const answer = await upload(ada.headers, await make());
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['avatar']]);
    expect((await api.inject({ url: '/users/me', headers: ada.headers })).json().data.avatar).toBe(avatar);
  });

  it('refuses 40 MB, another field, JSON, and guests', async () => {
    const ada = await aShopper();
    expect((await upload(ada.headers, Buffer.alloc(40 * 1024 * 1024, 1))).statusCode).toBe(413);
    expect((await upload(ada.headers, await jpeg(), 'photo')).statusCode).toBe(422);
    expect((await upload(null, await jpeg())).statusCode).toBe(401);
    const json = await api.inject({
      method: 'POST',
      url: '/users/avatar',
      headers: ada.headers,
      payload: { avatar: 'x' },
    });
    expect(json.statusCode).toBe(422);
  });

  it('replaces the previous photo, which the job deletes with its file', async () => {
    const ada = await aShopper();
    const first = (await upload(ada.headers, await jpeg('#111'))).json().data.avatar as string;
    const second = (await upload(ada.headers, await jpeg('#222'))).json().data.avatar as string;
    const files = [(await fileAt(first))!, (await fileAt(second))!];
    api.advance(DAY_S + 1);
    await api.app.jobs.runNow('delete unused photos');
    expect([existsSync(files[0]!), existsSync(files[1]!)]).toEqual([false, true]);
    expect((await api.inject({ url: first.replace('/api', '') })).statusCode).toBe(404);
    expect((await api.inject({ url: second.replace('/api', '') })).statusCode).toBe(200);
  });

  it('can be removed, also while the profile is locked', async () => {
    const ada = await aShopper();
    await api.db.updateTable('users').set({ kyc_status: 'Verified' }).where('id', '=', ada.id).execute();
    await upload(ada.headers, await jpeg());
    const answer = await api.inject({ method: 'DELETE', url: '/users/avatar', headers: ada.headers });
    expect([answer.statusCode, answer.json().data.avatar]).toEqual([200, null]);
  });
});
