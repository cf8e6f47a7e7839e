import { deferred } from '@nkm/ui';
import { sidebarCode } from './load-sidebar';

/** The links beside the pages of the account area (spec 1 §2.1), and Logout. */
export const AccountSidebar = deferred(sidebarCode);
