import type { Faults } from './faults';
import type { Transactions } from './transactions';
import type { Webhooks } from './webhooks';

/** What the routes of the sandbox work on. */
export interface Sandbox {
  secretKey: string;
  transactions: Transactions;
  webhooks: Webhooks;
  faults: Faults;
  /** How often each call was made. */
  calls: Record<'initialize' | 'verify', number>;
  now(): Date;
  /** Address under which browsers reach the sandbox, without slash at the end. */
  publicUrl(): string;
}
