import './tables';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { forbidden, notFound, unprocessable } from '../../platform/errors/api-problem';
import { answers, Single } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { PhotographFolder } from '../pictures/public';
import { deleteUnused } from './delete-unused';
import { encodePhoto } from './encode-photo';
import { insertUpload } from './insert-upload';
import { toPhotoAddress } from './photo-address';

import { LARGEST_BODY, takePhotos } from './take-photos';

const HOUR_S = 3_600;
const PER_SHOPPER: RateLimit = { name: 'photo', points: 40, seconds: HOUR_S };
/** A photo never changes, but its account can be deleted. */
const FOR_A_WEEK = 'private, max-age=604800, immutable';

const PhotoSchema = Type.Object({
  id: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});

const VERIFY_FIRST = 'Verify your email address before you add a photo.';

/** onRequest, after `requireSignedIn`: 403 with the field `email` until the address is verified. */
async function requireVerified(request: FastifyRequest): Promise<void> {
  if (!signedIn(request).email_verified) throw forbidden(VERIFY_FIRST, { email: [VERIFY_FIRST] });
}

/** Photos of shoppers, for returns and reviews. They are attached by id afterwards. */
export async function uploadsModule(app: App): Promise<void> {
  const store = new PhotographFolder(app.config.dataDir);
  await app.register(async (scope: App) => {
    takePhotos(scope, 'photo');
    scope.post(
      '/photos',
      {
        onRequest: [requireSignedIn, requireVerified],
        bodyLimit: LARGEST_BODY,
        preHandler: rateLimit(PER_SHOPPER, (request) => String(signedIn(request).id)),
        schema: {
          tags: ['photos'],
          summary: 'Uploads a photo in the multipart field "photo"',
          response: answers({ 201: Single(PhotoSchema) }),
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw unprocessable({ photo: ['Send one photo.'] });
        const photo = await encodePhoto(request.body, { field: 'photo' });
        await store.put(photo.contentHash, photo.file);
        const id = await insertUpload(app.db, {
          ...photo,
          userId: signedIn(request).id,
          usedBy: null,
          now: app.clock(),
        });
        return reply
          .code(201)
          .send({ data: { id, url: toPhotoAddress(id), width: photo.width, height: photo.height } });
      },
    );
  });

  app.get(
    '/photos/:id.webp',
    {
      schema: {
        tags: ['photos'],
        params: Type.Object({ id: Type.String({ pattern: '^[\\w-]{22}$' }) }),
        response: answers({ 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) }),
      },
    },
    async (request, reply) => {
      const upload = await app.db
        .selectFrom('uploads')
        .select('content_hash')
        .where('id', '=', request.params.id)
        .where('withdrawn', '=', false)
        .executeTakeFirst();
      const file = upload && (await store.get(upload.content_hash));
      if (!file) throw notFound('Photo not found.');
      return reply
        .type('image/webp')
        .header('cache-control', FOR_A_WEEK)
        .header('x-robots-tag', 'noindex')
        .header('content-security-policy', "default-src 'none'")
        .send(file);
    },
  );

  app.jobs.every('delete unused photos', HOUR_S, async () => void (await deleteUnused(app.db, store, app.clock())));
}
