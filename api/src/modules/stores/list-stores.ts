import type { StarSummary, StoreListItem } from '@nkm/contracts';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, List, Nullable } from '../../platform/http/envelopes';
import { FOR_MINUTES } from '../../platform/http/cache-headers';
import type {} from '../locations/public';
import { StarSummarySchema } from '../catalog/public';
import { pictureAddress } from '../pictures/public';
import type {} from '../accounts/public';
import { countForStores } from './count-for-stores';
import './tables';

/** Longest list without pages. */
const MOST = 200;
const AVATAR_WIDTH = 160;
const NO_STARS: StarSummary = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };

const StoreListItemSchema = Type.Object({
  profile_id: Type.Integer(),
  store_name: Type.String(),
  avatar: Nullable(Type.String()),
  about: Type.String({ description: 'Ours: the store describes itself in one sentence' }),
  location: Nullable(Type.String({ description: 'Ours: location' })),
  products: Type.Integer({ description: 'Ours: number of products' }),
  star_summary: StarSummarySchema,
});

/**
 * GET /users/vendors: the newest stores, by name, without those that have left or whose seller is away (CAT-CALL-019).
 */
export function listStores(app: App): void {
  app.get(
    '/users/vendors',
    { schema: { tags: ['stores'], response: answers({ 200: List(StoreListItemSchema) }) } },
    async (_request, reply) => {
      const rows = await app.db
        .selectFrom(({ selectFrom }) =>
          selectFrom('vendors')
            .leftJoin('users', 'users.id', 'vendors.user_id')
            .selectAll('vendors')
            .where('vendors.closed_at', 'is', null)
            .where('users.status', 'is distinct from', 'deactivated')
            .orderBy('vendors.created_at', 'desc')
            .orderBy('vendors.id', 'desc')
            .limit(MOST)
            .as('v'),
        )
        .leftJoin('pickup_stations as s', 's.id', 'v.gigl_station_id')
        .leftJoin('states', 'states.id', 's.state_id')
        .select(['v.id', 'v.store_name', 'v.avatar_key', 'v.about', 's.name as area', 'states.name as state'])
        .orderBy((eb) => eb.fn('lower', ['v.store_name']))
        .execute();
      const figures = await countForStores(
        app.db,
        rows.map(({ id }) => id),
      );
      reply.header('cache-control', FOR_MINUTES);
      const data = rows.map(({ id, store_name, avatar_key, about, area, state }) => ({
        profile_id: id,
        store_name,
        avatar: avatar_key === null ? null : pictureAddress(avatar_key, AVATAR_WIDTH),
        about,
        location: state === null ? null : [...new Set([area, state])].join(', '),
        products: figures.get(id)?.products ?? 0,
        star_summary: figures.get(id)?.stars ?? NO_STARS,
      })) satisfies StoreListItem[];
      return { data };
    },
  );
}
