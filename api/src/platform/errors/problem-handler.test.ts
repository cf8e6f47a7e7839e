import { Writable } from 'node:stream';
import { Type } from 'typebox';
import { buildApp } from '../../boot/build-app';
import { API_DIR, openTestDatabase } from '../../../test/test-databases';
import type { App } from '../app';
import type { OpenDatabase } from '../database/database';
import { readEnvironment } from '../environment/environment';
import { answers } from '../http/envelopes';
import { createLogger } from '../http/logging';
import { conflict, forbidden, notFound, tooMany, unavailable, unprocessable } from './api-problem';

describe('errors of the API', () => {
  let app: App;
  let database: OpenDatabase;
  let log = '';
  const thrown: Record<string, () => unknown> = {
    unprocessable: () => unprocessable({ email: ['Email is invalid'], name: ['Name is required'] }),
    forbidden: () => forbidden('Locked.'),
    missing: () => notFound(),
    conflict: () => conflict('Sold out.', { products: ['The Ankara dress is sold out.'] }),
    tooMany: () => tooMany(12.2),
    unavailable: () => unavailable('Paystack is down.', 5),
    database: () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.7'), { code: 'ECONNREFUSED' }),
    hungUp: () => Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 }),
    pool: () => new Error('timeout exceeded when trying to connect'),
    outOfRange: () => Object.assign(new Error('secret range'), { code: '22003', severity: 'ERROR' }),
    bug: () => new TypeError('secret inside'),
    text: () => 'no error at all',
  };

  beforeAll(async () => {
    database = await openTestDatabase('pglite', 'empty');
    const logger = createLogger('info', new Writable({ write: (line, _, done) => done(void (log += line)) }));
    const config = readEnvironment({ NODE_ENV: 'test' }, API_DIR);
    app = await buildApp({ config, database, clock: () => new Date(), sandboxKey: null, modules: [], logger });
    const response = answers({ 200: Type.Object({}) });
    app.get('/throw/:what', { schema: { params: Type.Object({ what: Type.String() }), response } }, async (request) => {
      throw thrown[request.params.what]!();
    });
    const body = Type.Object({
      email: Type.String({ format: 'email' }),
      lines: Type.Array(Type.Object({ quantity: Type.Integer({ minimum: 1 }) }), { minItems: 1 }),
      kind: Type.Optional(Type.Union([Type.Literal('a'), Type.Literal('b')])),
      note: Type.Optional(Type.String({ minLength: 3, maxLength: 5, pattern: '^x' })),
    });
    app.post('/check', { schema: { body, response } }, async () => ({}));
    app.post('/secrets/:token', { schema: { response } }, async (request) => {
      request.log.info({ body: request.body, req: { headers: request.headers } }, 'all of it');
      return {};
    });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it.each([
    [
      'unprocessable',
      422,
      { message: 'Email is invalid', errors: { email: ['Email is invalid'], name: ['Name is required'] } },
    ],
    ['forbidden', 403, { message: 'Locked.' }],
    ['missing', 404, { message: 'Not found.' }],
    ['conflict', 409, { message: 'Sold out.', errors: { products: ['The Ankara dress is sold out.'] } }],
    ['tooMany', 429, { message: 'Too many attempts. Please try again later.' }],
    ['unavailable', 503, { message: 'Paystack is down.' }],
    ['database', 503, { message: 'The service is not available right now.' }],
    ['pool', 503, { message: 'The service is not available right now.' }],
    ['outOfRange', 422, { message: 'The given data was invalid.' }],
    ['bug', 500, { message: 'Something went wrong on our side. Please try again later.' }],
    ['text', 500, { message: 'Something went wrong on our side. Please try again later.' }],
  ])('API-RULE-001 answers %s with %i, message and field errors', async (what, status, body) => {
    const answer = await app.inject({ url: `/throw/${what}` });
    expect([answer.statusCode, answer.json()]).toEqual([status, body]);
  });

  it('returns Retry-After, and the id of the request, which the log has as well', async () => {
    expect((await app.inject({ url: '/throw/tooMany' })).headers['retry-after']).toBe('13');
    expect((await app.inject({ url: '/throw/unavailable' })).headers['retry-after']).toBe('5');
    log = '';
    const id = '4bf92f3577b34da6a3ce929d0e0e4736';
    const { headers } = await app.inject({ url: '/throw/bug', headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toBe(id);
    expect(log).toContain(`"reqId":"${id}"`);
  });

  it('keeps the details of a server error for the log', async () => {
    log = '';
    await app.inject({ url: '/throw/bug' });
    expect(log).toContain('secret inside');
    // A value that the schemas should have refused gets 422 and is still logged.
    await app.inject({ url: '/throw/outOfRange' });
    expect(log).toContain('secret range');
    await app.inject({ url: '/throw/database' });
    expect(log).toContain('"errorCode":"ECONNREFUSED"');
  });

  it('takes a client that hangs up for no fault of the server', async () => {
    log = '';
    expect((await app.inject({ url: '/throw/hungUp' })).statusCode).toBe(400);
    expect(log).not.toContain('"level":50');
    expect(log).not.toContain('ECONNRESET');
  });

  it('API-RULE-001 names each field that breaks its schema, in words', async () => {
    const payload = { email: 'ada', lines: [{ quantity: 0 }, {}], kind: 'c', note: 'ab' };
    const answer = await app.inject({ method: 'POST', url: '/check', payload });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        message: 'The email must be a valid email address.',
        errors: {
          email: ['The email must be a valid email address.'],
          'lines.0.quantity': ['The quantity must be at least 1.'],
          'lines.1.quantity': ['The quantity field is required.'],
          kind: ['The selected kind is invalid.'],
          note: ['The note must be at least 3 characters.', 'The note format is invalid.'],
        },
      },
    ]);
  });

  it.each([
    ['{"email":', 'application/json', 400],
    ['<a/>', 'text/xml', 415],
  ])('answers the body %p of type %s with %i and a message', async (payload, type, status) => {
    const answer = await app.inject({ method: 'POST', url: '/check', payload, headers: { 'content-type': type } });
    expect([answer.statusCode, answer.json()]).toEqual([status, { message: expect.any(String) }]);
  });

  it('refuses a body that is too large, and files on routes without uploads', async () => {
    const large = await app.inject({ method: 'POST', url: '/check', payload: { email: 'a'.repeat(300_000) } });
    expect([large.statusCode, large.json()]).toEqual([413, { message: expect.any(String) }]);
    const file = await app.inject({
      method: 'POST',
      url: '/check',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="a"; filename="a.png"\r\n\r\nbytes\r\n--x--\r\n',
    });
    expect([file.statusCode, file.json()]).toEqual([413, { message: expect.any(String) }]);
  });

  it('answers an address that the router rejects in the same format', async () => {
    const unreadable = await app.inject({ url: '/throw/%E0%A4%A' });
    expect([unreadable.statusCode, unreadable.json()]).toEqual([400, { message: 'The address is not valid.' }]);
    const endless = await app.inject({ url: `/throw/${'n'.repeat(3000)}` });
    expect([endless.statusCode, endless.json()]).toEqual([404, { message: 'Not found.' }]);
  });

  it('logs no password, code or token', async () => {
    log = '';
    await app.inject({
      method: 'POST',
      url: '/secrets/hidden-path?code=hidden-query&page=2',
      headers: { authorization: 'Bearer hidden-header' },
      payload: { password: 'hidden-password', code: 'hidden-code', deep: { token: 'hidden-token' }, page: 'shown' },
    });
    await app.inject({ url: '/throw/missing?token=hidden-query&page=shown-query' });
    expect(log).toContain('shown');
    expect(log).toContain('shown-query');
    expect(log).not.toContain('hidden');
  });

  it('refuses a route that does not declare its answers', async () => {
    const other = await buildApp({
      config: readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, API_DIR),
      database,
      clock: () => new Date(),
      sandboxKey: null,
      modules: [],
    });
    expect(() => other.get('/careless', async () => ({}))).toThrow('GET /careless declares no response schemas.');
    await other.close();
  });
});
