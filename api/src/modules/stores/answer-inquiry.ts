import type { App } from '../../platform/app';
import { conflict, notFound } from '../../platform/errors/api-problem';
import { messages } from './messages';
import './tables';

/**
 * Stores a store's answer to an inquiry, once, and mails it to the writer.
 * @throws 404 for an inquiry to another store, 409 for an answered one
 */
export async function answerInquiry(
  { db, outbox, config }: Pick<App, 'db' | 'outbox' | 'config'>,
  { id, vendorId, answer, now }: { id: number; vendorId: number; answer: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const inquiry = await trx
      .selectFrom('store_inquiries')
      .innerJoin('vendors', 'vendors.id', 'store_inquiries.vendor_id')
      .selectAll('store_inquiries')
      .select('vendors.store_name')
      .where('store_inquiries.id', '=', id)
      .where('store_inquiries.vendor_id', '=', vendorId)
      .forUpdate('store_inquiries')
      .executeTakeFirst();
    if (!inquiry) throw notFound(messages.noInquiry);
    if (inquiry.answer !== null) throw conflict(messages.alreadyAnswered);
    await trx.updateTable('store_inquiries').set({ answer, answered_at: now }).where('id', '=', id).execute();
    const mail = messages.answerMail(config.brand, inquiry.store_name, { ...inquiry, answer });
    await outbox.add(trx, { channel: 'email', to: inquiry.email, ...mail });
  });
}
