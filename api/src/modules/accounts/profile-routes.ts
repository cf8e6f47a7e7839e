import type { App } from '../../platform/app';
import { answers, Single } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import type { AccountsNeeds } from './accounts-needs';
import { readUser } from './read-user';
import { UserSchema } from './schema';

/** The signed-in shopper, with the decision of staff about a rejected KYC application. */
export async function profileRoutes(app: App, { readKycDecision }: AccountsNeeds): Promise<void> {
  app.get(
    '/users/me',
    { preHandler: requireSignedIn, schema: { tags: ['accounts'], response: answers({ 200: Single(UserSchema) }) } },
    async (request) => {
      const user = await readUser(app.db, signedIn(request).id);
      if (user.kyc_status !== 'Rejected') return { data: user };
      return { data: { ...user, kyc_decision: await readKycDecision(app.db, user.id) } };
    },
  );
}
