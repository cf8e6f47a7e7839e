import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withApi } from '../../../test/with-api';

type Respond = (response: ServerResponse) => void;

const accepted: Respond = (response) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(
      JSON.stringify({ message_id: '9122821270554876574', message: 'Successfully Sent', balance: 9, user: 'Peter' }),
    );

describe('text messages through Termii', () => {
  let server: Server;
  let respond = accepted;
  const received: { path: string; body: unknown }[] = [];
  const env = { SMS_PROVIDER: 'termii', SMS_BASE_URL: '', SMS_API_KEY: 'TL-secret', SMS_SENDER: 'NKM' };
  beforeAll(async () => {
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    env.SMS_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  afterEach(() => void (respond = accepted));
  async function answer(request: IncomingMessage, response: ServerResponse) {
    let text = '';
    for await (const part of request) text += String(part);
    received.push({ path: `${request.method} ${request.url}`, body: JSON.parse(text) });
    respond(response);
  }
  const api = withApi({ database: 'pglite', modules: [], env });
  const send = async (to: string, more = {}) => {
    await api.app.outbox.add(api.db, {
      channel: 'sms',
      to,
      subject: 'Code',
      text: 'Your code is 123456.',
      code: '123456',
      ...more,
    });
    await api.app.jobs.runNow('outbox');
    return api.db.selectFrom('outbox').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow();
  };

  it('are sent in the documented form, and then text and code are erased', async () => {
    const row = await send('2348031234567');
    expect(received).toEqual([
      {
        path: 'POST /api/sms/send',
        body: {
          to: '2348031234567',
          from: 'NKM',
          sms: 'Your code is 123456.',
          type: 'plain',
          channel: 'dnd',
          api_key: 'TL-secret',
        },
      },
    ]);
    expect(row).toMatchObject({ sent_at: expect.any(Date), body: '', code: null });
  });

  it.each<[string, Respond, string]>([
    ['a wrong key', (response) => response.writeHead(401).end('{"message":"Invalid Api Key"}'), '401: Invalid Api Key'],
    ['an HTML page', (response) => response.writeHead(200).end('<html>Log in</html>'), 'answered 200'],
    [
      'an answer without id',
      (response) => response.writeHead(200).end('{"message":"Insufficient balance"}'),
      'balance',
    ],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end(), ''],
    ['a cut connection', (response) => response.destroy(), ''],
  ])('wait for the next attempt after %s, and the reason holds no key', async (name, how, reason) => {
    respond = how;
    const row = await send(`23480300000${name.length}`);
    expect(row).toMatchObject({
      sent_at: null,
      attempts: 1,
      code: '123456',
      last_error: expect.stringContaining(reason),
    });
    expect(row.last_error).not.toContain('TL-secret');
    await api.db.deleteFrom('outbox').where('id', '=', row.id).execute();
  });

  it('are not sent after their code has expired, and go away with the others', async () => {
    const before = received.length;
    const row = await send('2348039999999', { expiresAt: new Date(Date.now() - 1) });
    expect([row.sent_at, row.attempts, received.length]).toEqual([null, 0, before]);
    api.advance(8 * 86_400);
    await api.app.jobs.runNow('clean up outbox');
    expect(await api.db.selectFrom('outbox').select('id').where('id', '=', row.id).execute()).toEqual([]);
  });

  it('leave mails alone, which have no carrier here', async () => {
    await api.app.outbox.add(api.db, { channel: 'email', to: 'ada@example.com', subject: 'Hi', text: 'Hi' });
    await api.app.jobs.runNow('outbox');
    const [mail] = await api.db.selectFrom('outbox').selectAll().where('recipient', '=', 'ada@example.com').execute();
    expect(mail).toMatchObject({ attempts: 0, sent_at: null });
  });
});
