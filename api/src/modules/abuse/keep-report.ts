import type { App } from '../../platform/app';
import type { ContactMessage } from '../contact-messages/public';
import { noProduct } from '../catalog/public';
import { messages } from './messages';
import './tables';

/** Stores a report and mails it to the marketplace. Throws 404 for an unknown product. */
export async function keepReport(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  { productId, userId, message }: { productId: number; userId: number | null; message: ContactMessage },
): Promise<void> {
  const { content, ...head } = message;
  await db.transaction().execute(async (trx) => {
    const product = await trx
      .selectFrom('products')
      .select(['title', 'slug'])
      .where('id', '=', productId)
      .where('status', '=', 'published')
      .executeTakeFirst();
    if (!product) throw noProduct();
    await trx
      .insertInto('abuse_reports')
      .values({ ...head, comment: content, product_id: productId, user_id: userId, created_at: clock() })
      .execute();
    const address = `${config.publicUrl}/${product.slug}`;
    const mail = messages.mail(config.brand, message, { title: product.title, address });
    await outbox.add(trx, { channel: 'email', to: config.contact.email ?? config.mailFrom, ...mail });
  });
}
