import { checkNewsletter } from '@nkm/contracts';
import type { ApiClient } from '@nkm/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NEWSLETTER_ID, NEWSLETTER_PATH, type NewsletterResult, RESULT_QUERY } from '../newsletter/newsletter-result';
import { forwardedHeaders } from './forwarded-headers';
import { isFromUs } from './is-from-us';

/** Bytes that a name and an e-mail may take. */
const LARGEST_FORM = 4096;

/**
 * The newsletter form of a browser without scripts: passed on to the API, then back to the page that it came from,
 * which says what became of it. Nothing that was typed ever stands in an address.
 */
export async function receiveNewsletter(app: FastifyInstance, api: ApiClient, publicUrl: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(NEWSLETTER_PATH, async (request, reply) => {
      if (!isFromUs(request, publicUrl)) return reply.code(403).send({ message: 'This form belongs to another site' });
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const signup = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
      const result = checkNewsletter(signup)?.kind ?? (await subscribe(signup, request));
      return reply.redirect(backTo(request.headers.referer, result), 303);
    });
  });

  async function subscribe(
    { name, email }: { name: string; email: string },
    request: FastifyRequest,
  ): Promise<NewsletterResult> {
    try {
      const signup = { name: name.trim(), email: email.trim() };
      await api.post('/newsletter', signup, { headers: forwardedHeaders(request) });
      return 'subscribed';
    } catch (error) {
      app.log.warn({ err: error }, 'Nobody could be subscribed to the newsletter');
      return 'failed';
    }
  }
}

/** A path of this shop, whatever the header says. */
function backTo(referer: string | undefined, result: NewsletterResult): string {
  const page = referer && URL.canParse(referer) ? new URL(referer) : new URL('http://shop.invalid/');
  page.searchParams.set(RESULT_QUERY, result);
  return `/${page.pathname.replace(/^[/\\]+/, '')}${page.search}#${NEWSLETTER_ID}`;
}
