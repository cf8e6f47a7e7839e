import { type ACCOUNT_PAGES, type Settings } from '@nkm/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';

const DAY_MS = 86_400_000;
/** How long a security.txt counts as current. */
const VALID_DAYS = 180;
const SECURITY_PAGE = '/security' satisfies keyof typeof ACCOUNT_PAGES;

interface WellKnownOptions {
  settings(): Settings;
  publicUrl: string;
  now?(): Date;
}

/**
 * Serves the addresses under /.well-known: the page on which a shopper changes the password, which password managers
 * open, and how to report a vulnerability (RFC 9116), if the shop has a contact. All others get a short 404 instead of
 * a rendered page, for example the file that the developer tools of a browser request.
 */
export function serveWellKnown(
  app: FastifyInstance,
  { settings, publicUrl, now = () => new Date() }: WellKnownOptions,
): void {
  // https://w3c.github.io/webappsec-change-password-url/
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(SECURITY_PAGE, 302));

  app.get('/.well-known/security.txt', (_request, reply) => {
    const email = settings().contact?.email;
    if (!email) return missing(reply);
    const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS).toISOString();
    const lines = [`Contact: mailto:${email}`, `Expires: ${expires}`, 'Preferred-Languages: en'];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${[...lines, `Canonical: ${publicUrl}/.well-known/security.txt`].join('\n')}\n`);
  });

  app.get('/.well-known/*', (_request, reply) => missing(reply));
}

const missing = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found.');
