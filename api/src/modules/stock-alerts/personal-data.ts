import type { PersonalData } from '../../platform/personal-data/personal-data';
import { savedProducts } from '../catalog/public';
import './tables';

/** What this module stores about people. */
export const stockAlertsPersonalData: PersonalData = {
  tables: {
    stock_alerts: {
      holds: 'sold-out products that the shopper waits for',
      kept: 'until they are back in stock, or are no longer sold',
      why: 'to tell the shopper once',
      job: 'tell of stock',
      onDeletion: 'erased',
      exported: 'stock_alerts',
    },
  },
  exported: savedProducts('stock_alerts', 'stock_alerts'),
};
