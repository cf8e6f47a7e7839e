/** @jest-environment node */
import { Writable } from 'node:stream';
import fastify, { LogController } from 'fastify';
import { loggableRequest } from './loggable-request';

it('the log entry of a failed page contains no token', async () => {
  let log = '';
  const stream = new Writable({ write: (line, _, done) => done(void (log += line)) });
  const shop = fastify({
    logger: { level: 'warn', serializers: { req: loggableRequest }, stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  shop.get('/*', async (request) => {
    request.log.warn({ req: request }, 'The page cannot be rendered');
    return '';
  });
  const address = await shop.listen({ port: 0, host: '127.0.0.1' });
  for (const url of ['/password/reset?token=secret', '/api/users/7/deletion_request/secret'])
    await fetch(address + url, { headers: { authorization: 'Bearer secret', cookie: 'nkm_device=secret' } });
  await shop.close();
  expect(log).toContain('"path":"/password/reset"');
  expect(log).not.toContain('secret');
});
