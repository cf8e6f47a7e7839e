import { SANDBOX_KEY, withApi } from '../../../test/with-api';
import { buildInbox } from './build-inbox';
import { inboxPage } from './inbox-page';
import { outboxOfApi } from './outbox-of-api';

describe('the inbox', () => {
  const api = withApi({ database: 'pglite', modules: [] });
  let key: string | null = SANDBOX_KEY;
  let apiBaseUrl: string;

  beforeAll(async () => {
    apiBaseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
    await api.app.outbox.add(api.db, {
      channel: 'email',
      to: 'ada@example.com',
      subject: 'Your code',
      text: 'It is 123456. See https://shop.example/a?b=1&c=2',
      code: '123456',
    });
    await api.app.outbox.add(api.db, { channel: 'sms', to: '2348031111111', subject: 'Hello', text: '<b>Hi</b>' });
  });
  const inbox = () =>
    buildInbox({
      brand: 'NKM',
      publicUrl: 'https://shop.example',
      readMessages: outboxOfApi({ apiBaseUrl, readKey: async () => key }),
    });

  it('returns the messages of one recipient to programs', async () => {
    const answer = await inbox().inject('/messages.json?to=ada@example.com');
    expect(answer.json()).toEqual({
      data: [
        {
          channel: 'email',
          to: 'ada@example.com',
          subject: 'Your code',
          text: 'It is 123456. See https://shop.example/a?b=1&c=2',
          html: expect.stringContaining('It is 123456.'),
          code: '123456',
          sent_at: expect.stringMatching(/Z$/),
        },
      ],
    });
    expect((await inbox().inject('/messages.json')).json().data).toHaveLength(2);
  });

  it('shows the messages to people, with links and without scripts', async () => {
    const answer = await inbox().inject('/');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('<p class="code">123456</p>');
    expect(answer.body).toContain('<a href="https://shop.example/a?b=1&amp;c=2">');
    expect(answer.body).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(answer.body).not.toContain('<b>');
  });

  it('shows mails as HTML in a frame without permissions, and text messages as text', async () => {
    const answer = await inbox().inject('/?html=on');
    expect(answer.headers['content-security-policy']).toContain("img-src 'self' https://shop.example;");
    expect(answer.body).toMatch(/<iframe sandbox title="[^"]*" loading="lazy" srcdoc="&lt;!doctype html&gt;/);
    expect(answer.body.match(/<iframe/g)).toHaveLength(1);
    expect(answer.body).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  });

  it('filters the page by recipient, and shows all when the field is empty', async () => {
    expect((await inbox().inject('/?to=2348031111111')).body).not.toContain('ada@example.com');
    expect((await inbox().inject('/?to=')).body).toContain('ada@example.com');
  });

  it('reports when the API was never started, does not answer, or refuses the key', async () => {
    const read = async () => {
      const answer = await inbox().inject('/messages.json');
      return [answer.statusCode, answer.json().message];
    };
    key = null;
    expect(await read()).toEqual([503, 'The API has not been started yet.']);
    key = 'that of an earlier start';
    expect(await read()).toEqual([503, 'The API does not answer.']);
    key = SANDBOX_KEY;
    apiBaseUrl = 'http://127.0.0.1:1';
    expect(await read()).toEqual([503, 'The API does not answer.']);
    expect((await inbox().inject('/health')).statusCode).toBe(200);
  });
});

it('reports when there are no messages', () => {
  expect(inboxPage({ brand: 'A & B', to: '"><script>', asHtml: false, messages: [] })).toContain('No messages yet.');
  expect(inboxPage({ brand: 'A & B', to: '"><script>', asHtml: false, messages: [] })).not.toContain('<script>');
});
