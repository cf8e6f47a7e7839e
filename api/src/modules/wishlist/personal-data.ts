import type { PersonalData } from '../../platform/personal-data/personal-data';
import { savedProducts } from '../catalog/public';
import './tables';

/** What this module stores about people. */
export const wishlistPersonalData: PersonalData = {
  tables: {
    wishlist_entries: {
      holds: 'products that the shopper saved',
      kept: 'until the shopper removes them',
      why: 'so that the shopper finds them again',
      job: null,
      onDeletion: 'erased',
      exported: 'wishlist',
    },
  },
  exported: savedProducts('wishlist', 'wishlist_entries'),
};
