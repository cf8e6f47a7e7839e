/** @jest-environment node */
import { createHash } from 'node:crypto';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveOfflinePage } from './serve-offline-page';

const running: FastifyInstance[] = [];
afterEach(async () => void (await Promise.all(running.splice(0).map((app) => app.close()))));

/** Starts a shop; the result asks it for a path. */
async function open({ enabled = true, staging = false, brand = 'NKM' } = {}) {
  const app = Fastify();
  running.push(app);
  const assetsFolder = path.join(__dirname, '../../../public');
  serveOfflinePage(app, { enabled, staging, assetsFolder, settings: () => ({ brand }) });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return (address: string, headers: Record<string, string> = {}) => fetch(origin + address, { headers });
}
const sourcesOf = (policy: string, directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)![1];
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the offline page', () => {
  it('is whole in one file, with the name of the shop, and its policy allows only its own style and script', async () => {
    const ask = await open({ brand: 'Ọjà & <Sons>' });
    const answer = await ask('/offline.html');
    const body = await answer.text();
    expect(body).toContain('</svg>Ọjà &amp; &lt;Sons&gt;</a>');
    expect(body).toContain('<a class="again" href="">Try again</a>');
    expect(body).not.toMatch(/src=|<link|url\(/);
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toMatch(/^default-src 'none';/);
    expect(sourcesOf(policy, 'style-src')).toBe(hash(/<style>(.*)<\/style>/s.exec(body)![1]!));
    expect(sourcesOf(policy, 'script-src')).toBe(hash(/<script>(.*)<\/script>/s.exec(body)![1]!));
  });

  it('says in a rehearsal that nothing is real, and its policy allows the style of that band', async () => {
    const answer = await (await open({ staging: true }))('/offline.html');
    const body = await answer.text();
    expect(body).toMatch(/<body><aside[^>]*>This is a rehearsal\. Nothing is real/);
    const policy = answer.headers.get('content-security-policy')!;
    expect(sourcesOf(policy, 'style-src')).toBe(hash(/<style>(.*)<\/style>/s.exec(body)![1]!));
    expect(await (await (await open())('/offline.html')).text()).not.toContain('rehearsal');
  });

  it.each(['/offline.html', '/offline-worker.js'])('is checked on each visit: %s', async (address) => {
    const ask = await open();
    const { headers, status } = await ask(address);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await ask(address, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
  });

  it('has another worker when it changes, so that browsers fetch it again', async () => {
    const workerOf = async (brand: string) => (await (await open({ brand }))('/offline-worker.js')).text();
    expect(await workerOf('NKM')).toMatch(/^const OFFLINE_CACHE = 'offline-[0-9a-f]{16}';\n/);
    expect(await workerOf('NKM')).toBe(await workerOf('NKM'));
    expect(await workerOf('NKM')).not.toBe(await workerOf('Ọjà'));
  });

  it('leaves all browsers when the operator switches it off', async () => {
    const answer = await (await open({ enabled: false }))('/offline-worker.js');
    expect(await answer.text()).toContain('registration.unregister()');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });
});
