import { sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../app';
import { answers } from './envelopes';

/** GET /health: 200 while the database answers, else 503. */
export async function healthRoute(app: App): Promise<void> {
  const schema = { response: answers({ 200: Type.Object({ status: Type.Literal('ok') }) }) };
  app.get('/health', { schema, logLevel: 'warn' }, async () => {
    await sql`select 1`.execute(app.db);
    return { status: 'ok' as const };
  });
}
