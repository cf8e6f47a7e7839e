import type { Store, StoreListItem } from '@nkm/contracts';
import { aProductCard } from '@nkm/testing';

export function aStore(changes: Partial<Store> = {}): Store {
  return {
    id: 7,
    store_name: 'Ngozi Fabrics',
    profile: { id: 7, avatar: '/api/pictures/store-7/160.webp' },
    products: [aProductCard({ title: 'Ankara gown' }), aProductCard({ title: 'Lace blouse' })],
    about: 'Lace and Ankara from Balogun market.',
    since: '2024-03-01T09:00:00.000Z',
    address: 'Shop 62, Tejuosho Market, Surulere, Lagos',
    opening_hours: [
      { days: 'Monday to Saturday', hours: '8am – 7pm' },
      { days: 'Sunday', hours: 'Closed' },
    ],
    policies: [{ title: 'Returns', text: 'Until the seventh day after delivery.' }],
    star_summary: { '1': 0, '2': 0, '3': 0, '4': 5, '5': 5 },
    stars: 10,
    categories: [
      { title: 'Gowns', slug: 'gowns', count: 30 },
      { title: 'Blouses', slug: 'blouses', count: 12 },
    ],
    ...changes,
  };
}

/** A store of the documented API: profile and products, and nothing that we added. */
export function aDocumentedStore(products: Store['products']): Store {
  return { id: 7, store_name: 'Ngozi Fabrics', profile: { avatar: null }, products };
}

export function aStoreListItem(changes: Partial<StoreListItem> = {}): StoreListItem {
  return { profile_id: 7, store_name: 'Ngozi Fabrics', avatar: '/api/pictures/store-7/160.webp', ...changes };
}
