import Fastify from 'fastify';
import { compileOnDemand } from './compile-on-demand';

const answer = { type: 'object', properties: { total: { type: 'integer' } } };

async function shopWith(body: object) {
  const app = Fastify({ schemaController: { compilersFactory: compileOnDemand } });
  app.post('/orders', { schema: { body, response: { 200: answer } } }, () => ({ total: 5, secret: 'hidden' }));
  await app.ready();
  const send = (payload: object) => app.inject({ method: 'POST', url: '/orders', payload });
  return send;
}

describe('a schema that is compiled at its first use', () => {
  test('checks the first and each later request, and says what is wrong', async () => {
    const send = await shopWith({ type: 'object', required: ['sku'], properties: { sku: { type: 'string' } } });
    for (const round of ['first', 'second']) {
      const refused = await send({ name: round });
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ message: string }>().message).toBe("body must have required property 'sku'");
      expect((await send({ sku: 'A' })).statusCode).toBe(200);
    }
  });

  test('omits fields that it does not name from the answer', async () => {
    const send = await shopWith({ type: 'object' });
    expect((await send({})).json()).toEqual({ total: 5 });
  });

  test('fails at the first request, not at the start, when it is broken', async () => {
    const send = await shopWith({ $ref: 'nowhere#' });
    expect((await send({})).statusCode).toBe(500);
  });
});
