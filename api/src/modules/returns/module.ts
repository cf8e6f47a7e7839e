import type { App } from '../../platform/app';
import { refuseUnclearQuantities } from '../../platform/http/refuse-unclear-quantities';
import { dropOffRoutes } from './drop-off/routes';
import { shopperRoutes } from './shopper-routes';
import { staffRoutes } from './staff-routes';

/** Returns of delivered goods, and refunds of failed parcels (docs/rules.md "Returns", "Failed parcels"). */
export async function returnsModule(app: App): Promise<void> {
  app.addHook('preValidation', refuseUnclearQuantities);
  shopperRoutes(app);
  dropOffRoutes(app);
  staffRoutes(app);
}
