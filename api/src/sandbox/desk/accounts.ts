import type { Role } from '../../modules/role-tokens/public';

export interface DeskAccount {
  name: string;
  password: string;
  role: Role;
  what: string;
}

/** Accounts of the desk, for demonstrations only. The welcome of `npm start` lists them. */
export const DESK_ACCOUNTS: readonly DeskAccount[] = [
  { name: 'vendor', password: 'Vendor-2026!', role: 'vendor', what: 'packs orders of every store, answers shoppers' },
  { name: 'courier', password: 'Courier-2026!', role: 'courier', what: 'collects and delivers parcels' },
  {
    name: 'staff',
    password: 'Staff-2026!',
    role: 'staff',
    what: 'decides cancellations, returns, refunds and KYC; reads letters and reports',
  },
];
