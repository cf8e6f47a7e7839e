/** @jest-environment node */
import { Writable } from 'node:stream';
import fastify, { LogController } from 'fastify';
import { logRequests } from './log-requests';

it('each answer is a line with its id, without a query; files and probes have none', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({ write: (line, _, done) => done(void lines.push(JSON.parse(String(line)))) });
  const shop = fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => 'id-of-the-request',
  });
  logRequests(shop);
  shop.get('/assets/*', async () => '');
  shop.get('/health', async () => '');
  shop.get('/*', async () => '');
  const address = await shop.listen({ port: 0, host: '127.0.0.1' });
  for (const url of ['/shop?token=secret', '/assets/main.js', '/health', '/api/users/7/deletion_request/secret'])
    await fetch(address + url);
  await shop.close();
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered).toEqual([
    expect.objectContaining({
      reqId: 'id-of-the-request',
      method: 'GET',
      path: '/shop',
      status: 200,
      ms: expect.any(Number),
    }),
    expect.objectContaining({ path: '/api/…' }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
