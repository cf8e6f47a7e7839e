import { Type } from 'typebox';
import type { App } from '../app';
import { forbidden } from '../errors/api-problem';
import { answers, List, Nullable } from '../http/envelopes';
import { mailHtml } from '../mails/mail-html';
import { sameSecret } from '@nkm/server';
import { messageOf } from './message-of';

const MOST_MESSAGES = 200;

const InboxMessage = Type.Object({
  channel: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Nullable(Type.String({ description: 'Null for text messages and for mails that were sent' })),
  code: Nullable(Type.String()),
  sent_at: Type.String(),
});

/** Messages for the inbox sandbox. Registered only where sandboxes are allowed, and protected by its key. */
export async function inboxRoute(app: App): Promise<void> {
  app.get(
    '/sandbox/outbox',
    {
      schema: {
        querystring: Type.Object({ to: Type.Optional(Type.String({ maxLength: 254 })) }),
        response: answers({ 200: List(InboxMessage) }),
      },
    },
    async (request) => {
      if (!opens(request.headers['x-sandbox-key'], app.sandboxKey)) throw forbidden('The sandbox key is missing.');
      let query = app.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(MOST_MESSAGES);
      const { to } = request.query;
      if (to !== undefined) query = query.where('recipient', '=', to);
      const rows = await query.execute();
      return {
        data: rows.map((row) => ({
          channel: row.channel,
          to: row.recipient,
          subject: row.subject,
          text: row.body,
          html: row.channel === 'email' && row.sent_at === null ? mailHtml(messageOf(row), app.config) : null,
          code: row.code,
          sent_at: (row.sent_at ?? row.created_at).toISOString(),
        })),
      };
    },
  );
}

function opens(shown: string | string[] | undefined, key: string | null): boolean {
  return typeof shown === 'string' && key !== null && sameSecret(shown, key);
}
