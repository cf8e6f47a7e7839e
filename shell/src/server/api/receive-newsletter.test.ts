/** @jest-environment node */
import { createTestPlatform } from '@nkm/testing';
import { ApiError } from '@nkm/platform';
import Fastify from 'fastify';
import { type IncomingMessage, request } from 'node:http';
import { receiveNewsletter } from './receive-newsletter';

const PAGE = 'http://shop.test/shop/womens-clothing?page=2';

async function send(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  answer = () => ({}) as unknown,
) {
  const { api, calls } = createTestPlatform('shell', { 'POST /newsletter': answer });
  const app = Fastify();
  await receiveNewsletter(app, api, 'http://shop.test');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', referer: PAGE };
  const body = new URLSearchParams(fields).toString();
  const answered = await post(`${address}/newsletter`, { ...form, ...headers }, body);
  await app.close();
  return { calls, statusCode: answered.statusCode, location: answered.headers.location };
}

/** As a browser sends it; `fetch` would leave some of these headers out. */
function post(address: string, headers: Record<string, string>, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', headers, agent: false }, (answer) => resolve(answer.resume()));
    sent.on('error', reject).end(body);
  });
}

const ada = { name: ' Adébáyọ̀ O’Neil ', email: 'ada@example.com' };

describe('the newsletter form without scripts', () => {
  it('SH-ROLE-001 SH-FIELD-002 forwards name and e-mail and redirects to the page with the result', async () => {
    const { calls, statusCode, location } = await send(ada);
    expect(calls).toMatchObject([
      { call: 'POST /newsletter', body: { name: 'Adébáyọ̀ O’Neil', email: 'ada@example.com' } },
    ]);
    expect([statusCode, location]).toEqual([303, '/shop/womens-clothing?page=2&newsletter=subscribed#newsletter']);
  });

  it.each([
    [{ name: '', email: '' }, 'name'],
    [{ name: 'Ada', email: '' }, 'email'],
    [{ name: 'Ada', email: 'ada' }, 'address'],
  ])('sends nothing for %j', async (fields, result) => {
    const { calls, location } = await send(fields);
    expect(calls).toEqual([]);
    expect(location).toContain(`newsletter=${result}#`);
  });

  it('reports a failure when the API refuses', async () => {
    const refuse = () => {
      throw new ApiError(429, 'Too many');
    };
    expect((await send(ada, {}, refuse)).location).toContain('newsletter=failed#');
  });

  it('refuses forms of other sites', async () => {
    const { calls, statusCode } = await send(ada, { 'sec-fetch-site': 'cross-site' });
    expect([calls, statusCode]).toEqual([[], 403]);
  });

  it.each(['https://evil.example//evil.example/x', 'nonsense', 'http://shop.test/\\evil.example'])(
    'never redirects outside the shop: %s',
    async (referer) => expect((await send(ada, { referer })).location).toMatch(/^\/(?![/\\])/),
  );
});
