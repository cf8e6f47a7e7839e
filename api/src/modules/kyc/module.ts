import './tables';
import type { App } from '../../platform/app';
import { siteRoutes } from './site-routes';
import { staffRoutes } from './staff-routes';

/** KYC: the KYC site submits a shopper's data, and staff decide. */
export async function kycModule(app: App): Promise<void> {
  siteRoutes(app);
  staffRoutes(app);
}
