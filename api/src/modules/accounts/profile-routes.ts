import type { App } from '../../platform/app';
import { answers, Single } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { readUser } from './read-user';
import { UserSchema } from './schema';

/** The signed-in shopper. */
export async function profileRoutes(app: App): Promise<void> {
  app.get(
    '/users/me',
    { preHandler: requireSignedIn, schema: { tags: ['accounts'], response: answers({ 200: Single(UserSchema) }) } },
    async (request) => ({ data: await readUser(app.db, signedIn(request).id) }),
  );
}
