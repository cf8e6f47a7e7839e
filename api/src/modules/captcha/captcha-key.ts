import type { Kysely } from 'kysely';
import { secretKey } from '../../platform/sessions/secret-key';
import type { Database } from '../../platform/database/tables';

/** The key that signs challenges. */
export const captchaKey = (db: Kysely<Database>): Promise<string> => secretKey(db, 'captcha key');
