import { startSmtpServer, type SmtpServer } from '@nkm/testing/smtp-server';
import { databases } from '../../../test/test-databases';
import { SANDBOX_KEY, withApi } from '../../../test/with-api';

const mail = (to: string) => ({
  channel: 'email' as const,
  to,
  subject: 'Your code',
  text: 'It is 123456.',
  code: '123456',
});

describe.each(databases)('the outbox on %s, with a mail server', (database) => {
  let smtp: SmtpServer;
  const env = { SMTP_URL: '' };
  beforeAll(async () => {
    smtp = await startSmtpServer();
    env.SMTP_URL = smtp.url;
  });
  afterAll(() => smtp.close());
  const api = withApi({ database, modules: [], env });
  const rowsFor = (to: string) => api.db.selectFrom('outbox').selectAll().where('recipient', '=', to).execute();

  it('sends committed messages once, and then erases text and code', async () => {
    await api.app.outbox.add(api.db, mail('ada@example.com'));
    await api.app.jobs.runNow('outbox');
    await api.app.jobs.runNow('outbox');
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatch(/To: ada@example\.com[^]*Subject: Your code[^]*It is 123456\./);
    expect(smtp.mails[0]).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html[^]*<!doctype html>/);
    expect(await rowsFor('ada@example.com')).toMatchObject([
      { body: '', code: null, pictures: null, sent_at: expect.any(Date) },
    ]);
  });

  it('sends nothing from a transaction that was rolled back', async () => {
    const undone = api.db.transaction().execute(async (trx) => {
      await api.app.outbox.add(trx, mail('undone@example.com'));
      throw new Error('The order failed.');
    });
    await expect(undone).rejects.toThrow('The order failed.');
    expect(await rowsFor('undone@example.com')).toEqual([]);
  });

  it('retries a refused mail after increasing pauses', async () => {
    const sent = smtp.mails.length;
    smtp.refusing = true;
    await api.app.outbox.add(api.db, mail('later@example.com'));
    await api.app.jobs.runNow('outbox');
    await api.app.jobs.runNow('outbox');
    const [refused] = await rowsFor('later@example.com');
    expect(refused).toMatchObject({
      attempts: 1,
      sent_at: null,
      last_error: expect.stringContaining('no such mailbox'),
    });
    api.advance(6);
    await api.app.jobs.runNow('outbox');
    smtp.refusing = false;
    api.advance(6);
    await api.app.jobs.runNow('outbox');
    expect(smtp.mails).toHaveLength(sent);
    api.advance(6);
    await api.app.jobs.runNow('outbox');
    expect(smtp.mails).toHaveLength(sent + 1);
    expect(await rowsFor('later@example.com')).toMatchObject([{ attempts: 3, last_error: null }]);
  });

  it('sends each mail once when two instances deliver at the same time', async () => {
    const sent = smtp.mails.length;
    for (let count = 0; count < 45; count++) await api.app.outbox.add(api.db, mail(`reader${count}@example.com`));
    await Promise.all([api.app.jobs.runNow('outbox'), api.app.jobs.runNow('outbox')]);
    expect(smtp.mails).toHaveLength(sent + 45);
  });

  it('deletes sent messages after a week', async () => {
    api.advance(8 * 86_400);
    await api.app.jobs.runNow('clean up outbox');
    expect(await api.db.selectFrom('outbox').select('id').where('sent_at', 'is not', null).execute()).toEqual([]);
  });
});

describe.each(databases)('the outbox on %s, without a mail server', (database) => {
  const api = withApi({ database, modules: [] });
  const read = (url: string, key?: string) =>
    api.inject({ url, headers: key === undefined ? {} : { 'x-sandbox-key': key } });

  it('is readable only by the inbox, newest first', async () => {
    await api.app.outbox.add(api.db, mail('ada@example.com'));
    await api.app.outbox.add(api.db, { channel: 'sms', to: '2348031111111', subject: 'Hello', text: 'Hi' });
    const all = await read('/sandbox/outbox', SANDBOX_KEY);
    expect(all.json().data).toEqual([
      {
        channel: 'sms',
        to: '2348031111111',
        subject: 'Hello',
        text: 'Hi',
        html: null,
        code: null,
        sent_at: expect.any(String),
      },
      {
        ...mail('ada@example.com'),
        html: expect.stringContaining('It is 123456.'),
        sent_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    expect((await read('/sandbox/outbox?to=ada@example.com', SANDBOX_KEY)).json().data).toHaveLength(1);
    for (const key of [undefined, '', 'guess', `${SANDBOX_KEY}x`]) {
      expect((await read('/sandbox/outbox', key)).statusCode).toBe(403);
    }
  });
});

describe('the outbox in production', () => {
  const api = withApi({
    database: 'postgres',
    modules: [],
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://unused.example/nkm',
      PAYSTACK_BASE_URL: 'https://api.paystack.co',
      PAYSTACK_SECRET_KEY: 'sk_live_0123456789',
      SMTP_URL: 'smtps://mail.example',
      SMS_PROVIDER: 'termii',
      SMS_BASE_URL: 'https://sms.example',
      SMS_API_KEY: 'a key of a test',
      SMS_SENDER: 'NKM',
      PUBLIC_URL: 'https://shop.example',
    },
  });

  it('cannot be read from outside with any key', async () => {
    const answer = await api.inject({ url: '/sandbox/outbox', headers: { 'x-sandbox-key': SANDBOX_KEY } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('the outbox of a rehearsal', () => {
  const api = withApi({ database: databases[0]!, modules: [], env: { STAGING: 'true' } });

  it('says in every message that nothing is real', async () => {
    await api.app.outbox.add(api.db, mail('ada@example.com'));
    await api.app.outbox.add(api.db, { channel: 'sms', to: '+2348030000000', subject: '', text: 'Code 123456' });
    const rows = await api.db.selectFrom('outbox').select(['subject', 'body']).orderBy('id').execute();
    expect(rows).toEqual([
      { subject: 'Rehearsal: Your code', body: expect.stringMatching(/^It is 123456\.\n\nThis is a rehearsal .*\.$/) },
      { subject: '', body: 'Rehearsal: Code 123456' },
    ]);
  });
});
