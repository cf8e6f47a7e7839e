import type { App } from '../../platform/app';
import './tables';

/** Ends the subscription with this token; ignores an unknown token. */
export async function unsubscribe({ db, clock }: Pick<App, 'db' | 'clock'>, token: string): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ unsubscribed_at: clock() })
    .where('unsubscribe_token', '=', token)
    .where('unsubscribed_at', 'is', null)
    .execute();
}
