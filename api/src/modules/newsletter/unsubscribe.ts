import type { App } from '../../platform/app';
import './tables';

/** Ends the newsletter that carries this token; one that nobody has changes nothing. */
export async function unsubscribe({ db, clock }: Pick<App, 'db' | 'clock'>, token: string): Promise<void> {
  await db
    .updateTable('newsletter_subscriptions')
    .set({ unsubscribed_at: clock() })
    .where('unsubscribe_token', '=', token)
    .where('unsubscribed_at', 'is', null)
    .execute();
}
