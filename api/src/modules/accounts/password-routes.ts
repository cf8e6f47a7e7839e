import '../links/tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, NoContent } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { changePassword } from './change-password';

/** A stolen session must not try passwords. */
const CHANGES_PER_USER: RateLimit = { name: 'password-change', points: 10, seconds: 900 };
// Longer ones would only cost time to hash.
const Password = Type.String({ minLength: 1, maxLength: 400 });
const ChangeBody = Type.Object({ current: Password, new: Password, confirm: Password });

/** Spec 1 §7. */
export async function passwordRoutes(app: App): Promise<void> {
  app.patch(
    '/users/password',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(CHANGES_PER_USER, (request) => String(signedIn(request).id)),
      schema: { tags: ['accounts'], body: ChangeBody, response: answers({ 204: NoContent }) },
    },
    async (request, reply) => {
      // Without spaces around them, as sign-up and sign-in take them: else nobody could sign in with the new one.
      const { current, new: next, confirm } = request.body;
      const change = { current: current.trim(), new: next.trim(), confirm: confirm.trim() };
      await changePassword(app, signedIn(request).id, change);
      return reply.code(204).send(null);
    },
  );
}
