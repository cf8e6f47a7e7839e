import { deferred } from '@nkm/ui';
import { sidebarCode } from './load-sidebar';

/** The links beside the pages of the account area (SHR-SCR-002), and Logout. */
export const AccountSidebar = deferred(sidebarCode);
