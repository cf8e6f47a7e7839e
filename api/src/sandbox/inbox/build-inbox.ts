import Fastify, { type FastifyInstance } from 'fastify';
import { serveIcons } from '../../platform/http/serve-icons';
import { inboxPage } from './inbox-page';
import { OutboxUnreachable, type ReadMessages } from './outbox-of-api';

const headers = (publicUrl: string) => ({
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' " +
    `${new URL(publicUrl).origin}; form-action 'self'; base-uri 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
});

/** The inbox site: one page for people, one address for programs. */
export function buildInbox(settings: {
  brand: string;
  /** Of the shop, whose pictures the mails show. */
  publicUrl: string;
  readMessages: ReadMessages;
}): FastifyInstance {
  const inbox = Fastify({ forceCloseConnections: true });
  inbox.addHook('onSend', async (_request, reply) => void reply.headers(headers(settings.publicUrl)));
  inbox.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const unreachable = error instanceof OutboxUnreachable;
    if (unreachable) reply.header('retry-after', '2');
    return reply.code(unreachable ? 503 : (error.statusCode ?? 500)).send({ message: error.message });
  });
  inbox.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found.' }));

  inbox.get('/health', async () => ({ status: 'ok' }));
  serveIcons(inbox);
  inbox.get<{ Querystring: { to?: string } }>('/messages.json', async (request) => ({
    data: await settings.readMessages(recipient(request.query.to)),
  }));
  inbox.get<{ Querystring: { to?: string; html?: string } }>('/', async (request, reply) => {
    const to = recipient(request.query.to);
    const messages = await settings.readMessages(to);
    const asHtml = request.query.html !== undefined;
    return reply.type('text/html; charset=utf-8').send(inboxPage({ brand: settings.brand, to, asHtml, messages }));
  });
  return inbox;
}

/** The recipient from the form. Empty: all; the first of several. */
function recipient(to: string | string[] | undefined): string | undefined {
  const first = (Array.isArray(to) ? to[0] : to)?.trim();
  return first === '' ? undefined : first;
}
