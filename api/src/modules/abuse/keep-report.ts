import type { App } from '../../platform/app';
import type { Letter } from '../contact/check-letter';
import { noProduct } from '../catalog/find-product';
import { messages } from './messages';
import './tables';

/** Keeps a report and mails it to the marketplace's own address. Throws 404 without such a product. */
export async function keepReport(
  { db, outbox, clock, config }: Pick<App, 'db' | 'outbox' | 'clock' | 'config'>,
  { productId, userId, letter }: { productId: number; userId: number | null; letter: Letter },
): Promise<void> {
  const { content, ...head } = letter;
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
    const mail = messages.mail(config.brand, letter, { title: product.title, address });
    await outbox.add(trx, { channel: 'email', to: config.contact.email ?? config.mailFrom, ...mail });
  });
}
