import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { deliverOutbox } from './deliver-outbox';
import { createOutbox, type Outbox } from './outbox';
import { smtpCarrier } from './smtp-carrier';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

const DELIVER_EVERY_S = 2;
const CLEAN_UP_EVERY_S = 3600;
/** How long delivered mails stay listed. */
const KEEP_MS = 7 * 86_400_000;

/** With SMTP_URL mails are sent; without it they stay in the outbox, where the inbox sandbox shows them. */
export const outboxPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorate('outbox', createOutbox(app.clock));
    const { smtpUrl, mailFrom } = app.config;
    if (smtpUrl === null) return;
    const carry = smtpCarrier(smtpUrl, mailFrom);
    app.jobs.every('outbox', DELIVER_EVERY_S, async () => void (await deliverOutbox(app.db, carry, app.clock())));
    app.jobs.every('clean up outbox', CLEAN_UP_EVERY_S, async () => {
      const before = new Date(app.clock().getTime() - KEEP_MS);
      await app.db.deleteFrom('outbox').where('sent_at', '<', before).execute();
    });
  },
  { name: 'outbox', dependencies: ['jobs'] },
);
