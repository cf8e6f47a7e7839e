import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Carriers, deliverOutbox } from './deliver-outbox';
import { createOutbox, type Outbox } from './outbox';
import { smtpCarrier } from './smtp-carrier';
import { termiiCarrier } from './termii-carrier';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

const DELIVER_EVERY_S = 2;
const CLEAN_UP_EVERY_S = 3600;
/** How long delivered and expired messages stay listed. */
const KEEP_MS = 7 * 86_400_000;

/**
 * SMTP_URL sends mails, SMS_PROVIDER text messages. Without them, messages stay in the outbox, where the inbox sandbox
 * shows them.
 */
export const outboxPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorate('outbox', createOutbox(app.clock, app.config));
    const { smtpUrl, mailFrom, brand, publicUrl, contact, sms } = app.config;
    const carriers: Carriers = {
      ...(smtpUrl !== null && { email: smtpCarrier(smtpUrl, { from: mailFrom, brand, publicUrl, contact }) }),
      ...(sms !== null && { sms: termiiCarrier(sms) }),
    };
    if (Object.keys(carriers).length === 0) return;
    app.jobs.every('outbox', DELIVER_EVERY_S, async () => void (await deliverOutbox(app.db, carriers, app.clock())));
    app.jobs.every('clean up outbox', CLEAN_UP_EVERY_S, async () => {
      const before = new Date(app.clock().getTime() - KEEP_MS);
      await app.db
        .deleteFrom('outbox')
        .where((eb) => eb.or([eb('sent_at', '<', before), eb('expires_at', '<', before)]))
        .execute();
    });
  },
  { name: 'outbox', dependencies: ['jobs'] },
);
