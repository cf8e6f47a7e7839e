/** @jest-environment node */
import Fastify from 'fastify';
import { serveProbes } from './serve-probes';

describe('the probes', () => {
  it('report separately whether the shell is alive and whether it can serve', async () => {
    const app = Fastify();
    let reason: string | null = 'no releases';
    serveProbes(app, () => reason);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const statusOf = async (path: string) => {
      const answer = await fetch(origin + path);
      return [answer.status, await answer.json()];
    };
    expect(await statusOf('/health')).toEqual([200, { status: 'ok' }]);
    expect(await statusOf('/ready')).toEqual([503, { status: 'no releases' }]);
    reason = null;
    expect(await statusOf('/ready')).toEqual([200, { status: 'ready' }]);
    await app.close();
  });
});
