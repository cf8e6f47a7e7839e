import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { isEmailAddress, normaliseEmail } from '../../platform/email-address';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers, NoContent } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { clientKey } from '../../platform/rate-limits/client-key';
import type { AccountsNeeds } from './accounts-needs';
import { changePassword } from './change-password';
import { deviceTokenOf } from './device-cookie';
import { CHANGES_PER_USER, LOGIN_ANSWERED, LOGIN_WITHOUT_CAPTCHA, RESET_PER_ADDRESS } from './limits';
import { messages } from './messages';
import { trimmed } from './new-password';
import { requestReset } from './request-reset';
import { resetPassword } from './reset-password';

/** Clears the counts of wrong passwords after a reset, so that they do not block the owner's next sign-in. */
async function forgetFailures({ limits }: Pick<App, 'limits'>, email: string): Promise<void> {
  for (const limit of [LOGIN_WITHOUT_CAPTCHA, LOGIN_ANSWERED]) await limits.forget(limit, normaliseEmail(email));
}

const tags = ['accounts'];
// Longer passwords would only cost hashing time.
const Password = Type.String({ minLength: 1, maxLength: 400 });
const ChangeBody = Type.Object({ current: Password, new: Password, confirm: Password });
const ResetBody = Type.Object({
  token: Type.String({ maxLength: 400 }),
  new: Password,
  confirm: Password,
});
const ForgotBody = Type.Object({ email: Type.String({ maxLength: 1000 }) });

/** Changing a password, and resetting a forgotten one. */
export async function passwordRoutes(app: App, needs: AccountsNeeds): Promise<void> {
  app.patch(
    '/users/password',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(CHANGES_PER_USER, (request) => String(signedIn(request).id)),
      schema: { tags, body: ChangeBody, response: answers({ 204: NoContent }) },
    },
    async (request, reply) => {
      await changePassword(app, needs, signedIn(request).id, trimmed(request.body));
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/password/forgot',
    {
      schema: { tags, body: ForgotBody, response: answers({ 200: Type.Object({ message: Type.String() }) }) },
    },
    async (request) => {
      const email = normaliseEmail(request.body.email);
      if (!isEmailAddress(email)) throw unprocessable({ email: [messages.enterValidEmail] });
      await requestReset(app, { email, deviceToken: deviceTokenOf(request), client: clientKey(request.ip) });
      return { message: messages.resetRequested };
    },
  );

  app.patch(
    '/password/forgot/reset',
    {
      preHandler: rateLimit(RESET_PER_ADDRESS),
      schema: { tags, body: ResetBody, response: answers({ 204: NoContent }) },
    },
    async (request, reply) => {
      const { email } = await resetPassword(app, needs, trimmed(request.body));
      await forgetFailures(app, email);
      return reply.code(204).send(null);
    },
  );
}
