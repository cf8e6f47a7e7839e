import type { Generated } from 'kysely';
import type { Identity } from '../../platform/database/tables';

export interface NewsletterSubscriptionsTable {
  id: Identity;
  name: string;
  email: string;
  unsubscribe_token: string;
  subscribed_at: Date;
  /** When the reader confirmed by mail; null: not yet, so no newsletter is sent. */
  confirmed_at: Generated<Date | null>;
  /** Null while subscribed. */
  unsubscribed_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    newsletter_subscriptions: NewsletterSubscriptionsTable;
  }
}
