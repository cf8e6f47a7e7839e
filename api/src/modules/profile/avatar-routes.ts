import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { readUser, UserSchema } from '../accounts/public';
import { PhotographFolder } from '../pictures/public';
import { encodePhoto, LARGEST_BODY, releasePhotos, replacePhoto, takePhotos } from '../uploads/public';
import { AVATARS_PER_USER } from './limits';
import { messages } from './messages';

const tags = ['profile'];
/** Pixels; the largest avatar in the shop has 72, and screens have up to four for each. */
const SIDE = 512;
const SavedAnswer = Type.Object({ message: Type.String(), data: UserSchema });
const usedBy = (userId: number) => `avatar:${userId}`;

/** The shopper's profile photo (ACC-CALL-008). Locked profiles can change it, too: it proves no identity. */
export async function avatarRoutes(app: App): Promise<void> {
  const store = new PhotographFolder(app.config.dataDir);
  takePhotos(app, 'avatar');

  app.post(
    '/users/avatar',
    {
      onRequest: requireSignedIn,
      bodyLimit: LARGEST_BODY,
      preHandler: rateLimit(AVATARS_PER_USER, (request) => String(signedIn(request).id)),
      schema: {
        tags,
        summary: 'Uploads a photo in the multipart field "avatar"',
        response: answers({ 200: SavedAnswer }),
      },
    },
    async (request) => {
      if (!Buffer.isBuffer(request.body)) throw unprocessable({ avatar: [messages.onePhoto] });
      const { id } = signedIn(request);
      const { file, ...photo } = await encodePhoto(request.body, { field: 'avatar', square: SIDE });
      await store.put(photo.contentHash, file);
      await app.db.transaction().execute(async (trx) => {
        // Of two simultaneous uploads, the second one waits here and replaces the first.
        await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
        const avatar = await replacePhoto(trx, { ...photo, userId: id, usedBy: usedBy(id), now: app.clock() });
        await trx.updateTable('users').set({ avatar }).where('id', '=', id).where('status', '=', 'active').execute();
      });
      return { message: messages.avatarSaved, data: await readUser(app.db, id) };
    },
  );

  app.delete(
    '/users/avatar',
    { onRequest: requireSignedIn, schema: { tags, response: answers({ 200: SavedAnswer }) } },
    async (request) => {
      const { id } = signedIn(request);
      await app.db.transaction().execute(async (trx) => {
        await trx.updateTable('users').set({ avatar: null }).where('id', '=', id).execute();
        await releasePhotos(trx, [usedBy(id)]);
      });
      return { message: messages.avatarRemoved, data: await readUser(app.db, id) };
    },
  );
}
