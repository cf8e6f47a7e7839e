import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import type { AccountsNeeds } from './accounts-needs';
import { undoEmailChange } from './email-undos';
import { LINK_PER_ADDRESS } from './limits';
import { messages } from './messages';

/** Undoing a change of the email, without a session (ours; docs/decisions/0080). */
export async function undoRoutes(app: App, needs: AccountsNeeds): Promise<void> {
  app.post(
    '/users/email-change/undo',
    {
      preHandler: rateLimit(LINK_PER_ADDRESS),
      schema: {
        tags: ['accounts'],
        summary: 'Gives an account its previous email back, and mails a password reset',
        body: Type.Object({ token: Type.String({ minLength: 1, maxLength: 400 }) }),
        response: answers({
          200: Type.Object({ message: Type.String(), data: Type.Object({ email: Type.String() }) }),
        }),
      },
    },
    async (request) => ({
      message: messages.changeUndone,
      data: { email: await undoEmailChange(app, needs, request.body.token) },
    }),
  );
}
