import { startSmtpServer, type SmtpServer } from '@nkm/testing/smtp-server';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';

describe.each(databases)('newsletter on %s', (database) => {
  const api = withApi({
    database,
    modules: ['newsletter'],
    env: { PUBLIC_URL: 'https://shop.example', BRAND: 'Ọjà <&> Co' },
  });
  const subscribe = (payload: object) => api.inject({ method: 'POST', url: '/newsletter', payload });
  const mailsTo = (email: string) => api.messagesTo(email);
  const linkIn = (text: string) =>
    /https:\/\/shop\.example\/api(\/newsletter\/(?:confirm|unsubscribe)\?token=[\w-]{43})/.exec(text)![1]!;
  const submit = (url: string) =>
    api.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const confirmationTo = async (email: string) => linkIn((await mailsTo(email)).at(-1)!.text);
  /** Subscribes, confirms and returns the unsubscribe link of the welcome. */
  const subscribeAndConfirm = async (name: string, email: string) => {
    await subscribe({ name, email });
    await submit(await confirmationTo(email));
    return linkIn((await mailsTo(email)).at(-1)!.text);
  };
  const confirmed = async (email: string) => {
    const rows = api.db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email);
    return (await rows.executeTakeFirst())?.confirmed_at instanceof Date;
  };
  const subscribed = async (email: string) => {
    const rows = api.db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email);
    return (await rows.executeTakeFirstOrThrow()).unsubscribed_at === null;
  };

  it('SH-CALL-002 SH-FIELD-002 POST /newsletter asks by mail for a confirmation before any newsletter', async () => {
    const answer = await subscribe({ name: ' Adébáyọ̀ O’Neil ', email: ' ada@example.com ' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Successfully Subscribed to newsletter' }]);
    const [mail] = await mailsTo('ada@example.com');
    expect(mail).toMatchObject({ channel: 'email', subject: 'Confirm your subscription to the Ọjà <&> Co newsletter' });
    expect(mail!.text).toContain('Hello Adébáyọ̀ O’Neil,');
    const link = linkIn(mail!.text);

    const page = await api.inject({ url: link });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(page.body).toMatch(/<form method="post"><button>Confirm subscription<\/button><\/form>/);
    expect(await confirmed('ada@example.com')).toBe(false); // mail programs prefetch links

    expect((await submit(link)).body).toContain('You are subscribed to the Ọjà &lt;&amp;&gt; Co newsletter.');
    expect(await confirmed('ada@example.com')).toBe(true);
    expect((await submit(link)).body).toContain('You are subscribed');
    const [, welcome, ...more] = await mailsTo('ada@example.com');
    expect(welcome!.subject).toBe('Welcome to the Ọjà <&> Co newsletter');
    expect(linkIn(welcome!.text)).toMatch(/^\/newsletter\/unsubscribe/);
    expect(more).toEqual([]);
  });

  it('mails another confirmation link after ten minutes to a reader who has not confirmed', async () => {
    await subscribe({ name: 'Bola', email: 'bola@example.com' });
    const first = await confirmationTo('bola@example.com');
    api.advance(601);
    await subscribe({ name: 'Bola', email: 'bola@example.com' });
    expect(await mailsTo('bola@example.com')).toHaveLength(2);
    expect((await submit(first)).body).toContain('This link has expired or was replaced by a newer one.');
    await submit(await confirmationTo('bola@example.com'));
    expect(await confirmed('bola@example.com')).toBe(true);
  });

  it('deletes a subscription that nobody confirmed for 7 days, and keeps the confirmed ones', async () => {
    await subscribeAndConfirm('Chidi', 'chidi@example.com');
    await subscribe({ name: 'Dayo', email: 'dayo@example.com' });
    const link = await confirmationTo('dayo@example.com');
    api.advance(7 * 86_400 + 1);
    expect((await submit(link)).body).toContain('This link has expired');
    await api.app.jobs.runNow('clean up newsletter');
    const left = await api.db
      .selectFrom('newsletter_subscriptions')
      .select('email')
      .where('email', 'in', ['chidi@example.com', 'dayo@example.com'])
      .execute();
    expect(left).toEqual([{ email: 'chidi@example.com' }]);
  });

  it('accepts multipart', async () => {
    const payload = ['name', 'Musa', 'email', 'musa@example.com']
      .flatMap((text, index, all) =>
        index % 2 === 0 ? [`--b\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n${all[index + 1]}\r\n`] : [],
      )
      .join('');
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await api.inject({ method: 'POST', url: '/newsletter', headers, payload: `${payload}--b--\r\n` });
    expect(answer.statusCode).toBe(200);
    expect(await subscribed('musa@example.com')).toBe(true);
  });

  it('reports errors by field', async () => {
    const answer = await subscribe({ email: 'nobody' });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { message: 'Name is required', errors: { name: ['Name is required'], email: ['Email is invalid'] } },
    ]);
    expect((await subscribe({ name: '  ', email: null })).json().errors).toEqual({
      name: ['Name is required'],
      email: ['Email is required'],
    });
  });

  it('does not reveal a subscription, and mails a subscriber once', async () => {
    const first = await subscribe({ name: 'Ngozi', email: 'ngozi@example.com' });
    const again = await subscribe({ name: 'Somebody', email: 'NGOZI@example.com' });
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
    expect(await mailsTo('ngozi@example.com')).toHaveLength(1);
    expect(await mailsTo('NGOZI@example.com')).toHaveLength(0);
  });

  it('mails an address once for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 4 }, () => subscribe({ name: 'Efe', email: 'efe@example.com' })));
    expect(await mailsTo('efe@example.com')).toHaveLength(1);
  });

  it('mails no text that a stranger entered', async () => {
    await subscribe({ name: 'You won! http://evil.example', email: 'victim@example.com' });
    const [mail] = await mailsTo('victim@example.com');
    expect(mail!.text).toMatch(/^Hello,\n/);
    expect(mail!.text).not.toContain('evil');
  });

  it('asks for confirmation before it unsubscribes, because mail programs prefetch links', async () => {
    const link = await subscribeAndConfirm('Kemi', 'kemi@example.com');
    const page = await api.inject({ url: link });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(page.body).toMatch(/<form method="post"><button>Unsubscribe<\/button><\/form>/);
    expect(page.body).toContain('Unsubscribe from the Ọjà &lt;&amp;&gt; Co newsletter?');
    expect(await subscribed('kemi@example.com')).toBe(true);

    const done = await submit(link);
    expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('You have unsubscribed')]);
    expect(await subscribed('kemi@example.com')).toBe(false);
  });

  it('supports one-click unsubscribe, and a new subscription afterwards', async () => {
    const old = await subscribeAndConfirm('Tunde', 'tunde@example.com');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const oneClick = { method: 'POST', url: old, headers, payload: 'List-Unsubscribe=One-Click' } as const;
    expect((await api.inject(oneClick)).statusCode).toBe(200);
    expect(await subscribed('tunde@example.com')).toBe(false);

    await subscribe({ name: 'Tunde', email: 'tunde@example.com' });
    expect(await subscribed('tunde@example.com')).toBe(true);
    // The link of the ended subscription does not end the new one.
    await api.inject(oneClick);
    expect(await subscribed('tunde@example.com')).toBe(true);
    expect(await mailsTo('tunde@example.com')).toHaveLength(3);
    expect(await confirmed('tunde@example.com')).toBe(false);
  });

  it.each(['', '?token=', '?token=nobody', `?token=${'a'.repeat(43)}`])(
    'returns the same page for the token %j',
    async (query) => {
      const known = /<main>[^]*<\/main>/;
      const answer = await api.inject({ method: 'POST', url: `/newsletter/unsubscribe${query}` });
      expect([answer.statusCode, known.exec(answer.body)![0]]).toEqual([
        200,
        expect.stringContaining('You have unsubscribed'),
      ]);
    },
  );
});

describe('newsletter rate limit', () => {
  const api = withApi({ database: 'pglite', modules: ['newsletter'], env: { RATE_LIMIT_SCALE: '1' } });

  it('accepts an address five times an hour', async () => {
    const payload = { name: 'Ada', email: 'ada@example.com' };
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      statuses.push((await api.inject({ method: 'POST', url: '/newsletter', payload })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('newsletter mail', () => {
  let smtp: SmtpServer;
  const env = { SMTP_URL: '', PUBLIC_URL: 'https://shop.example' };
  beforeAll(async () => {
    smtp = await startSmtpServer();
    env.SMTP_URL = smtp.url;
  });
  afterAll(() => smtp.close());
  const api = withApi({ database: 'pglite', modules: ['newsletter'], env });

  it('has the headers of a list', async () => {
    await api.inject({ method: 'POST', url: '/newsletter', payload: { name: 'Ada', email: 'ada@example.com' } });
    const [confirmation] = await api.messagesTo('ada@example.com');
    const link = /https:\/\/shop\.example\/api(\S+)/.exec(confirmation!.text)![1]!;
    await api.inject({ method: 'POST', url: link, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
    await api.app.jobs.runNow('outbox');
    // Unfolds long headers.
    const welcome = smtp.mails.find((text) => text.includes('List-Unsubscribe'))!;
    const mail = welcome.replaceAll(/\r\n\s+/g, ' ');
    expect(mail).toMatch(/List-Unsubscribe: <https:\/\/shop\.example\/api\/newsletter\/unsubscribe\?token=[\w-]{43}>/);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toMatch(/^List-Id: <newsletter\.shop\.example>/im);
  });

  it('names the shop as its sender and asks for no automatic answer', () => {
    const mail = smtp.mails[0]!;
    expect(mail).toMatch(/^From: NKM <no-reply@nkm\.example>/m);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(mail).toMatch(/^X-Auto-Response-Suppress: All/m);
  });
});
