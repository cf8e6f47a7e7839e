import './tables';
import { readText } from '@nkm/contracts';
import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { checkSubscriber } from './check-subscriber';
import { confirm, deleteUnconfirmed } from './confirm';
import { messages } from './messages';
import { subscribe } from './subscribe';
import { unsubscribe } from './unsubscribe';
import { NEWSLETTER_PAGE_HEADERS, newsletterPage } from './newsletter-page';

const HOUR_S = 3600;
/** Many readers share one address behind their carrier. */
const PER_ADDRESS: RateLimit = { name: 'newsletter-address', points: 60, seconds: HOUR_S };
const PER_EMAIL: RateLimit = { name: 'newsletter-email', points: 5, seconds: HOUR_S };
const LINKS_PER_ADDRESS: RateLimit = { name: 'newsletter-leave', points: 120, seconds: HOUR_S };

const tags = ['newsletter'];
/** All optional, because `checkSubscriber` gives the form's messages. */
const SubscribeBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 1000 })),
  email: Type.Optional(Type.String({ maxLength: 1000 })),
});
const Token = Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) });
const Html = Type.String({ description: 'HTML page' });

/** Subscribe, confirm and unsubscribe (docs/rules.md "Newsletter"). */
export async function newsletterModule(app: App): Promise<void> {
  app.jobs.every('clean up newsletter', HOUR_S, () => deleteUnconfirmed(app.db, app.clock()));

  app.post(
    '/newsletter',
    {
      preHandler: rateLimit(PER_ADDRESS),
      schema: { tags, body: SubscribeBody, response: answers({ 200: Type.Object({ message: Type.String() }) }) },
    },
    async (request) => {
      const { name = '', email = '' } = request.body;
      const subscriber = { name: readText(name), email: email.trim() };
      const errors = checkSubscriber(subscriber);
      if (errors) throw unprocessable(errors);
      await app.limits.consume(PER_EMAIL, subscriber.email.toLowerCase());
      await subscribe(app, subscriber);
      return { message: messages.subscribed };
    },
  );

  const { brand, publicUrl: shop } = app.config;
  const page = (text: string, button: string | null = null) => newsletterPage({ brand, shop, text, button });

  app.get(
    '/newsletter/unsubscribe',
    { schema: { tags, querystring: Token, response: answers({ 200: Html }) } },
    async (_request, reply) =>
      reply
        .headers(NEWSLETTER_PAGE_HEADERS)
        .send(page(messages.unsubscribeQuestion(brand), messages.unsubscribeButton)),
  );

  app.get(
    '/newsletter/confirm',
    { schema: { tags, querystring: Token, response: answers({ 200: Html }) } },
    async (_request, reply) =>
      reply.headers(NEWSLETTER_PAGE_HEADERS).send(page(messages.confirmQuestion(brand), messages.confirmButton)),
  );

  await app.register(async (scope: App) => {
    // The only bodies of forms here: any other site could send them.
    await scope.register(formbody);
    // For the button of that page, and for one-click unsubscribe (RFC 8058). Every token gets the same answer.
    scope.post(
      '/newsletter/unsubscribe',
      {
        preHandler: rateLimit(LINKS_PER_ADDRESS),
        schema: { tags, querystring: Token, response: answers({ 200: Html }) },
      },
      async (request, reply) => {
        await unsubscribe(app, request.query.token ?? '');
        return reply.headers(NEWSLETTER_PAGE_HEADERS).send(page(messages.unsubscribed(brand)));
      },
    );
    scope.post(
      '/newsletter/confirm',
      {
        preHandler: rateLimit(LINKS_PER_ADDRESS),
        schema: { tags, querystring: Token, response: answers({ 200: Html }) },
      },
      async (request, reply) => {
        const done = await confirm(app, request.query.token ?? '');
        const text = done ? messages.confirmed(brand) : messages.confirmExpired;
        return reply.headers(NEWSLETTER_PAGE_HEADERS).send(page(text));
      },
    );
  });
}
