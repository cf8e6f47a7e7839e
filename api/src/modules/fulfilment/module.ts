import './tables';
import type { App } from '../../platform/app';
import { courierRoutes } from './courier-routes';
import { endPickups, remindOfPickups } from './pickup/watch-pickups';
import { staffRoutes } from './staff-routes';
import { vendorRoutes } from './vendor-routes';

const WATCH_EVERY_S = 300;

/**
 * Moves invoices to the shopper: vendors pack them, couriers report and hand over their parcels, staff send failed ones
 * again (docs/rules.md "Roles", "Pickup", "Failed parcels", "Life of an order").
 */
export async function fulfilmentModule(app: App): Promise<void> {
  vendorRoutes(app);
  courierRoutes(app);
  staffRoutes(app);
  app.jobs.every('remind of pickups', WATCH_EVERY_S, async () => {
    await remindOfPickups(app, app.clock());
  });
  app.jobs.every('end pickups', WATCH_EVERY_S, async () => {
    await endPickups(app, app.clock());
  });
}
