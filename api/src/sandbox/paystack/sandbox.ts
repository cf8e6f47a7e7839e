import type { Faults } from './faults';
import type { Transactions } from './transactions';
import type { Webhooks } from './webhooks';

/** State that the routes of the sandbox share. */
export interface Sandbox {
  secretKey: string;
  transactions: Transactions;
  webhooks: Webhooks;
  faults: Faults;
  /** Number of calls by kind. */
  calls: Record<'initialize' | 'verify' | 'refund' | 'refunds', number>;
  now(): Date;
  /** Address of the sandbox for browsers, without a trailing slash. */
  publicUrl(): string;
}
