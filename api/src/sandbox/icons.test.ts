import sharp from 'sharp';
import { startIdentity } from '../../test/start-identity';
import { buildDesk } from './desk/build-desk';
import { buildInbox } from './inbox/build-inbox';
import { startPaystackSandbox } from './paystack/start-paystack-sandbox';

const PATHS = ['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-120x120-precomposed.png'];

async function startAll(): Promise<{ url: string; stop(): Promise<unknown> }[]> {
  const unused = () => Promise.reject(new Error('No icon needs the API.'));
  const sites = [
    buildDesk({ brand: 'NKM', shop: 'http://shop.test', api: {} as never, sellers: {} as never }),
    buildInbox({ brand: 'NKM', publicUrl: 'https://shop.example', readMessages: unused }),
  ];
  const built = sites.map(async (site) => ({
    url: await site.listen({ port: 0, host: '127.0.0.1' }),
    stop: () => site.close(),
  }));
  const payment = await startPaystackSandbox({ port: 0, secretKey: 'k', webhookUrl: '', nodeEnvironment: 'test' });
  const identity = await startIdentity();
  return [...(await Promise.all(built)), { url: payment.url, stop: () => payment.close() }, identity];
}

it('the desk and every sandbox have the icons that a browser requests', async () => {
  const sites = await startAll();
  try {
    for (const { url } of sites)
      for (const path of PATHS) {
        const answer = await fetch(url + path);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
        expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(64);
      }
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()));
  }
});
