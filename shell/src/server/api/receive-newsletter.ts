import { checkNewsletter, readText } from '@nkm/contracts';
import type { ApiClient } from '@nkm/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  NEWSLETTER_ID,
  NEWSLETTER_PATH,
  type NewsletterResult,
  RESULT_QUERY,
} from '../../frame/newsletter/newsletter-result';
import { forwardedHeaders } from './forwarded-headers';
import { isFromUs } from '../http/is-from-us';

/** Bytes that a name and an e-mail may take. */
const LARGEST_FORM = 4096;

/**
 * Handles the newsletter form of a browser without scripts: forwards it to the API and redirects to its page, which
 * shows the result. No field value ever appears in an address.
 */
export async function receiveNewsletter(app: FastifyInstance, api: ApiClient, publicUrl: string): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_FORM },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post(NEWSLETTER_PATH, async (request, reply) => {
      if (!isFromUs(request, publicUrl))
        return reply.code(403).send({ message: 'This form came from another site. Please send it from our shop.' });
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
      const signup = { name: readText(name), email: email.trim() };
      await api.post('/newsletter', signup, { headers: forwardedHeaders(request) });
      return 'subscribed';
    } catch (error) {
      app.log.warn({ err: error }, 'Could not subscribe to the newsletter');
      return 'failed';
    }
  }
}

/** The referring page as a path of this shop, so that a forged header leads nowhere else. */
function backTo(referer: string | undefined, result: NewsletterResult): string {
  const page = referer && URL.canParse(referer) ? new URL(referer) : new URL('http://shop.invalid/');
  page.searchParams.set(RESULT_QUERY, result);
  return `/${page.pathname.replace(/^[/\\]+/, '')}${page.search}#${NEWSLETTER_ID}`;
}
