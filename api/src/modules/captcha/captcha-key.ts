import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { newToken } from '../../platform/sessions/token';

const NAME = 'captcha key';

/** The key that signs challenges. The first caller creates it; all instances share it, also after a restart. */
export async function captchaKey(db: Kysely<Database>): Promise<string> {
  await db
    .insertInto('meta')
    .values({ name: NAME, value: newToken() })
    .onConflict((same) => same.column('name').doNothing())
    .execute();
  const { value } = await db.selectFrom('meta').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return value;
}
