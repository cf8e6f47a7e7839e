import formbody from '@fastify/formbody';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound, unavailable } from '../../platform/errors/api-problem';
import { answers, Single } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { browserToken } from './browser-cookie';
import { connectIdentity } from './connect-identity';
import { secretsOf } from './flow-secrets';
import { LINKS_PER_USER, STARTS_PER_ADDRESS } from './limits';
import { messages } from './messages';
import { APPLE_RETURN } from './providers/apple';
import type { Providers } from './providers/create-providers';
import { ProviderError } from './providers/provider-error';
import { AppleForm, ConnectBody, ProviderParams, StartAnswer } from './schema';
import { titleOf } from './providers/title-of';
import { addStart } from './starts';

const tags = ['social-sign-in'];

/** Our additions around the documented calls: the way to the provider and back. */
export async function startRoutes(app: App, { providers }: { providers: Providers }): Promise<void> {
  app.post(
    '/social/:provider/start',
    {
      preHandler: rateLimit(STARTS_PER_ADDRESS),
      schema: {
        tags,
        summary: 'Address of the provider on which the shopper signs in; its answer is valid in this browser only',
        params: ProviderParams,
        response: answers({ 200: Single(StartAnswer) }),
      },
    },
    async (request, reply) => {
      const { provider: name } = request.params;
      const entry = providers.find(name);
      if (entry === undefined) throw notFound(messages.notOffered(titleOf(name)));
      reply.header('cache-control', 'no-store');
      const browser = browserToken.keep(request, reply);
      const state = await addStart(app.db, { provider: name, browser, now: app.clock() });
      const { provider, circuit } = entry;
      const url = await circuit
        .run(() => provider.addressFor(secretsOf(state, browser)))
        .catch((error: unknown) => {
          if (!(error instanceof ProviderError)) throw error;
          request.log.warn({ provider: name, reason: error.message }, 'A social sign-in did not start');
          throw unavailable(messages.down(provider.title), 5);
        });
      return { data: { url, state } };
    },
  );

  app.post(
    '/social/:provider/connect',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(LINKS_PER_USER, (request) => String(signedIn(request).id)),
      schema: {
        tags,
        summary: 'Connects the confirmed person of a sign-in to the account that is signed in',
        params: ProviderParams,
        body: ConnectBody,
        response: answers({ 200: Type.Object({ message: Type.String() }) }),
      },
    },
    async (request) => {
      const { provider } = request.params;
      const start = { provider, state: request.body.state, browser: browserToken.read(request) ?? '' };
      await connectIdentity(app, signedIn(request), start);
      return { message: messages.connected(titleOf(provider)) };
    },
  );

  await app.register(async (scope: App) => {
    // Apple posts a form. No other route here takes one, because any site could send it.
    await scope.register(formbody);
    scope.post(
      APPLE_RETURN,
      {
        preHandler: rateLimit(STARTS_PER_ADDRESS),
        schema: {
          tags,
          summary: 'Where Apple posts its answer',
          body: AppleForm,
          response: answers({ 303: Type.Null() }),
        },
      },
      async (request, reply) => {
        const told = new URLSearchParams(Object.entries(request.body));
        reply.header('cache-control', 'no-store');
        reply.header('referrer-policy', 'no-referrer');
        // In the fragment, which stays in the browser.
        return reply.redirect(`${app.config.publicUrl}/apple_signup#${told}`, 303);
      },
    );
  });
}
