import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, List, Nullable } from '../../platform/http/envelopes';
import { PictureSchema } from '../pictures/public';
import { readBanners } from './read-banners';

/** Short, because banners start and end at set times. */
const FOR_A_MINUTE = 'public, max-age=60, stale-while-revalidate=600';

const BannerSchema = Type.Object({
  id: Type.Integer(),
  placement: Type.String(),
  title: Type.String(),
  text: Nullable(Type.String()),
  link: Type.String({ description: 'A path of the shop, or an https address' }),
  action: Type.String(),
  promo_code: Nullable(Type.String()),
  image: Nullable(Type.String()),
  picture: Nullable(PictureSchema),
  starts_at: Nullable(Type.String()),
  ends_at: Nullable(Type.String()),
});

/**
 * GET /adverts/web/{placement} (CAT-CALL-003), and the same at an address that filters against adverts do not block:
 * the shop's own banners carry its coupons.
 */
export async function bannersModule(app: App): Promise<void> {
  for (const path of ['/adverts/web/:placement', '/highlights/:placement'])
    app.get(
      path,
      {
        schema: {
          tags: ['banners'],
          params: Type.Object({ placement: Type.String() }),
          response: answers({ 200: List(BannerSchema) }),
        },
      },
      async (request, reply) => {
        const data = await readBanners(app.db, request.params.placement, app.clock());
        reply.header('cache-control', FOR_A_MINUTE);
        return { data };
      },
    );
}
