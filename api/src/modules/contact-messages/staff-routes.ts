import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { paginate } from '../../platform/database/paginate';
import { answers, Id, Page, pageQuery } from '../../platform/http/envelopes';
import { guardedFor } from '../role-tokens/public';
import './tables';

const MessageSchema = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  content: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
});

/** The messages of the contact form for staff, the newest first. Staff answer them by mail. */
export function staffRoutes(app: App): void {
  app.get(
    '/staff/messages',
    {
      ...guardedFor('staff'),
      schema: {
        tags: ['staff'],
        querystring: Type.Object(pageQuery()),
        response: answers({ 200: Page(MessageSchema) }),
      },
    },
    async ({ query: { page, perPage } }) => {
      const messages = app.db.selectFrom('contact_messages');
      const { rows, pagination } = await paginate(
        messages.select(['id', 'name', 'email', 'subject', 'content', 'created_at']).orderBy('id', 'desc'),
        { page, perPage },
      );
      return {
        data: rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
        pagination,
      };
    },
  );
}
