import type { Identity } from '../../platform/database/tables';

export interface NewsletterSubscriptionsTable {
  id: Identity;
  name: string;
  email: string;
  unsubscribe_token: string;
  subscribed_at: Date;
  /** Null while subscribed. */
  unsubscribed_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    newsletter_subscriptions: NewsletterSubscriptionsTable;
  }
}
