/** @jest-environment node */
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import path from 'node:path';
import { headTags } from '../../app/head-tags';
import { serveSiteFiles } from './serve-site-files';

describe('the files of the shop', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(fastifyStatic, { root: path.join(__dirname, '../../../public'), prefix: '/assets/' });
    serveSiteFiles(app, () => ({ rate: 1500, brand: 'NKM', links: {}, providers: [], api: 0 }));
  });
  afterAll(() => app.close());

  it.each([
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/apple-touch-icon-precomposed.png',
    '/apple-touch-icon-120x120.png',
    '/apple-touch-icon-120x120-precomposed.png',
    '/apple-touch-icon-180x180.png',
  ])('have an icon at %s, where browsers and phones ask for it', async (url) => {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  it('have a JPEG for previews of pages without a picture', async () => {
    const tags = headTags({ title: 'About' }, { publicUrl: 'https://shop.example', brand: 'NKM' });
    const image = tags.find(({ attributes }) => attributes.property === 'og:image')!.attributes.content;
    const { rawPayload, headers } = await app.inject({ url: new URL(image!).pathname });
    expect([headers['content-type'], rawPayload.readUInt16BE(0)]).toEqual(['image/jpeg', 0xffd8]);
  });
});
