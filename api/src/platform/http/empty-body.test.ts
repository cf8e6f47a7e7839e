import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

const EMPTY_JSON = { 'content-type': 'application/json' };

describe.each(databases)('a JSON content type with an empty body on %s', (database) => {
  const api = withApi({ database });
  const signedIn = async () => ({ ...(await api.signIn(await api.createShopper())), ...EMPTY_JSON });

  it('is fine on each route that needs no body, and the schema of the others asks for fields', async () => {
    const routes = api.app.routeList.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
    expect(routes.length).toBeGreaterThan(60);
    for (const { method, url } of routes) {
      const address = url.replace(/:\w+/g, '1');
      const answer = await api.inject({ method: method as 'POST', url: address, headers: await signedIn() });
      expect([method, url, answer.statusCode]).not.toEqual([method, url, 400]);
      expect([method, url, answer.statusCode < 500]).toEqual([method, url, true]);
    }
  });

  it.each([
    ['DELETE', '/cart', 200],
    ['DELETE', '/users/me/sessions', 204],
    ['POST', '/invoices/1/confirm', 404],
    ['POST', '/logout', 204],
    ['POST', '/cart', 422],
    ['POST', '/login', 422],
  ] as const)('%s %s answers %i', async (method, url, status) => {
    const headers = await signedIn();
    expect((await api.inject({ method, url, headers })).statusCode).toBe(status);
    expect(
      (await api.inject({ method, url, headers: { ...(await signedIn()), 'content-length': '0' } })).statusCode,
    ).toBe(status);
  });

  it('still refuses text that is not JSON, and keys that change prototypes', async () => {
    const headers = await signedIn();
    for (const payload of ['{', ' ', '{"__proto__":{"a":1}}'])
      expect([payload, (await api.inject({ method: 'POST', url: '/cart', headers, payload })).statusCode]).toEqual([
        payload,
        400,
      ]);
  });

  it('is fine over HTTP', async () => {
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const answers = [
      await fetch(`${address}/cart`, { method: 'DELETE', headers: await signedIn() }),
      await fetch(`${address}/logout`, { method: 'POST', headers: await signedIn() }),
      await fetch(`${address}/logout`, { method: 'POST', headers: await signedIn(), body: '' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 204, 204]);
  });
});
