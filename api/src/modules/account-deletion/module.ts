import './tables';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound, unauthenticated } from '../../platform/errors/api-problem';
import { answers, Id, IdParams, Single } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { bearerToken } from '../../platform/sessions/token';
import { CODE_DIGITS } from '../accounts/public';
import type { AccountDeletionNeeds } from './account-deletion-needs';
import { cleanUpDeletions } from './clean-up-deletions';
import { confirmDeletion, wasDeletedBy } from './confirm-deletion';
import { deactivateAccount } from './deactivate-account';
import { exportAccount, ExportSchema } from './export-account';
import { messages } from './messages';
import { requestDeletion } from './request-deletion';

const QUARTER_HOUR_S = 900;
const CLEAN_UP_EVERY_S = 3600;
/** Each request mails a code. */
const REQUESTS_PER_USER: RateLimit = { name: 'deletion-request', points: 5, seconds: QUARTER_HOUR_S };
const CODES_PER_ADDRESS: RateLimit = { name: 'deletion-code', points: 60, seconds: QUARTER_HOUR_S };
const EXPORTS_PER_USER: RateLimit = { name: 'account-export', points: 10, seconds: QUARTER_HOUR_S };
/** Above the longest accepted reason, in code units. The message about a long reason counts visible characters. */
const LONGEST_TEXT = 20_000;

const tags = ['account-deletion'];
const Told = Type.Object({ message: Type.String() });
const RequestBody = Type.Object({
  reason: Type.String({ maxLength: LONGEST_TEXT }),
  platform: Type.Optional(Type.String({ minLength: 1, maxLength: 40, default: 'Web' })),
});
const OtpParams = Type.Object({
  id: Id,
  otp: Type.String({ pattern: `^\\d{${CODE_DIGITS}}$` }),
});
type Asked = Parameters<typeof signedIn>[0];
const perUser = (request: Asked) => String(signedIn(request).id);

/** Account deletion, deactivation and data export. */
export async function accountDeletionModule(
  app: App,
  { cancelOrdersOfClosedStores }: AccountDeletionNeeds,
): Promise<void> {
  app.jobs.every('clean up removals', CLEAN_UP_EVERY_S, () => cleanUpDeletions(app.db, app.clock()));

  /** Cancels the unpaid orders that contain products of the seller who left. After a failure, the job tries again. */
  const cancelOrders = ({ log }: Pick<FastifyRequest, 'log'>) =>
    cancelOrdersOfClosedStores().catch((err: unknown) => log.error({ err }, 'Orders were not cancelled.'));

  app.post(
    '/users/:id/deletion_request',
    {
      onRequest: requireSignedIn,
      preHandler: [requireOwn, rateLimit(REQUESTS_PER_USER, perUser)],
      schema: {
        tags,
        params: IdParams,
        body: RequestBody,
        response: answers({ 200: Type.Intersect([Told, Single(Type.Object({ expires_at: Type.String() }))]) }),
      },
    },
    async (request) => {
      const { id, session_id } = signedIn(request);
      const { reason, platform = 'Web' } = request.body;
      const asked = { userId: id, sessionId: session_id, token: tokenOf(request), reason, platform };
      const expiresAt = await requestDeletion(app, asked);
      return { message: messages.codeSent, data: { expires_at: expiresAt.toISOString() } };
    },
  );

  app.patch(
    '/users/:id/deletion_request/:otp',
    {
      preHandler: rateLimit(CODES_PER_ADDRESS),
      schema: { tags, params: OtpParams, response: answers({ 200: Told }) },
    },
    async (request) => {
      const { id: userId, otp } = request.params;
      const token = tokenOf(request);
      const viewer = await app.viewerOf(request);
      if (viewer === null) {
        if (await wasDeletedBy(app, { userId, token })) return { message: messages.deleted };
        throw unauthenticated();
      }
      if (viewer.id !== userId) throw notFound();
      await confirmDeletion(app, { userId, sessionId: viewer.session_id, token, otp });
      await cancelOrders(request);
      return { message: messages.deleted };
    },
  );

  app.post(
    '/users/:id/deactivate',
    {
      onRequest: requireSignedIn,
      preHandler: requireOwn,
      schema: { tags, params: IdParams, response: answers({ 200: Told }) },
    },
    async (request) => {
      await deactivateAccount(app, signedIn(request).id);
      await cancelOrders(request);
      return { message: messages.deactivated };
    },
  );

  app.get(
    '/users/me/export',
    {
      exposeHeadRoute: false,
      onRequest: requireSignedIn,
      preHandler: rateLimit(EXPORTS_PER_USER, perUser),
      schema: { tags, summary: 'All data about the shopper', response: answers({ 200: ExportSchema }) },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"').header('cache-control', 'no-store');
      return { data: await exportAccount(app, signedIn(request).id) };
    },
  );
}

/** preHandler after `requireSignedIn`: 404 for another shopper's account. */
async function requireOwn(request: Asked): Promise<void> {
  const { id } = request.params as { id: number };
  if (id !== signedIn(request).id) throw notFound();
}

/** The session token from the request. Throws 401 for a request without one. */
function tokenOf(request: Asked): string {
  const token = bearerToken(request.headers.authorization);
  if (token === null) throw unauthenticated();
  return token;
}
