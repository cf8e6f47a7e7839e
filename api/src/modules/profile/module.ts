import './tables';
import type { App } from '../../platform/app';
import { answers } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { readUser } from '../accounts/public';
import { avatarRoutes } from './avatar-routes';
import { readProfile } from './check-profile';
import { emailRoutes } from './email-routes';
import { UPDATES_PER_USER } from './limits';
import { messages } from './messages';
import { ProfileBody, UpdatedAnswer } from './schema';
import { updateProfile } from './update-profile';

const CLEAN_UP_EVERY_S = 3600;

/** What shoppers change about themselves: names, email, birthday, gender, photo. */
export async function profileModule(app: App): Promise<void> {
  app.patch(
    '/users',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(UPDATES_PER_USER, (request) => String(signedIn(request).id)),
      schema: { tags: ['profile'], body: ProfileBody, response: answers({ 200: UpdatedAnswer }) },
    },
    async (request) => {
      const viewer = signedIn(request);
      const { password = '', ...sent } = request.body;
      const started = await updateProfile(app, viewer, { change: readProfile(sent), password: password.trim() });
      const data = await readUser(app.db, viewer.id);
      return { message: messages.updated, data, ...(started && { email_change: started }) };
    },
  );

  await app.register(emailRoutes);
  await app.register(avatarRoutes);

  app.jobs.every('clean up email changes', CLEAN_UP_EVERY_S, async () => {
    await app.db.deleteFrom('email_changes').where('expires_at', '<=', app.clock()).execute();
  });
}
