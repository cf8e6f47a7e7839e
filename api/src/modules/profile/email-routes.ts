import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { conflict } from '../../platform/errors/api-problem';
import { answers, NoContent, Nullable, Single } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { readUser, UserSchema } from '../accounts/public';
import { confirmEmailChange } from './confirm-email-change';
import { readEmailChange, startEmailChange } from './email-change';
import { EMAIL_CHANGES_PER_EMAIL, EMAIL_CHANGES_PER_USER, LINKS_PER_USER } from './limits';
import { messages } from './messages';
import { EmailChangeSchema } from './schema';

const tags = ['profile'];
type Asked = Parameters<typeof signedIn>[0];
const perUser = (request: Asked) => String(signedIn(request).id);
const ConfirmBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 400 }) });

/** A new email that waits for its mailed link (ours; docs/decisions/0080). */
export async function emailRoutes(app: App): Promise<void> {
  app.get(
    '/users/me/email-change',
    {
      onRequest: requireSignedIn,
      schema: { tags, response: answers({ 200: Single(Nullable(EmailChangeSchema)) }) },
    },
    async (request) => ({ data: await readEmailChange(app.db, signedIn(request).id, app.clock()) }),
  );

  app.post(
    '/users/me/email-change/resend',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(EMAIL_CHANGES_PER_USER, perUser),
      schema: { tags, response: answers({ 200: Type.Object({ message: Type.String(), data: EmailChangeSchema }) }) },
    },
    async (request) => {
      const owner = signedIn(request);
      const pending = await readEmailChange(app.db, owner.id, app.clock());
      if (pending === null) throw conflict(messages.noEmailChange);
      const { email } = pending;
      await app.limits.consume(EMAIL_CHANGES_PER_EMAIL, email);
      const data = await app.db
        .transaction()
        .execute((trx) => startEmailChange(trx, app, owner, { email, tellsOwner: false }));
      return { message: messages.linkSent, data };
    },
  );

  app.delete(
    '/users/me/email-change',
    { onRequest: requireSignedIn, schema: { tags, response: answers({ 204: NoContent }) } },
    async (request, reply) => {
      await app.db.deleteFrom('email_changes').where('user_id', '=', signedIn(request).id).execute();
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/users/me/email-change/confirm',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(LINKS_PER_USER, perUser),
      schema: {
        tags,
        body: ConfirmBody,
        response: answers({ 200: Type.Object({ message: Type.String(), data: UserSchema }) }),
      },
    },
    async (request) => {
      const { id, session_id } = signedIn(request);
      await confirmEmailChange(app, { userId: id, sessionId: session_id, token: request.body.token });
      return { message: messages.emailChanged, data: await readUser(app.db, id) };
    },
  );
}
