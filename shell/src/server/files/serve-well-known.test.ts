/** @jest-environment node */
import type { Settings } from '@nkm/contracts';
import Fastify from 'fastify';
import { serveWellKnown } from './serve-well-known';

async function ask(url: string, contact: Settings['contact'] = { email: 'help@shop.example' }) {
  const app = Fastify();
  serveWellKnown(app, {
    settings: () => ({ rate: 1500, brand: 'NKM', links: {}, providers: [], api: 0, contact }),
    publicUrl: 'https://shop.example',
    now: () => new Date('2026-11-26T12:00:00Z'),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(origin + url, { redirect: 'manual' });
  const body = await answer.text();
  await app.close();
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}

describe('the well-known addresses', () => {
  it('lead password managers to the security page', async () => {
    const { status, headers } = await ask('/.well-known/change-password');
    expect([status, headers.location]).toEqual([302, '/security']);
  });

  it('tell where to report a vulnerability', async () => {
    const { status, headers, body } = await ask('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(
      'Contact: mailto:help@shop.example\nExpires: 2027-05-25T12:00:00.000Z\nPreferred-Languages: en\n' +
        'Canonical: https://shop.example/.well-known/security.txt\n',
    );
  });

  it.each([
    ['security.txt of a shop without an e-mail address', '/.well-known/security.txt'],
    ['the file of the developer tools', '/.well-known/appspecific/com.chrome.devtools.json'],
    [
      'the probe of password managers',
      '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    ],
  ])('answer 404 in a few bytes for %s', async (_, url) => {
    const { status, headers, body } = await ask(url, { phone: '0700 000 0000' });
    expect([status, headers['content-type'], body]).toEqual([404, 'text/plain; charset=utf-8', 'Not found.']);
  });
});
