import type { FieldErrors } from '@nkm/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { unprocessable } from '../../../platform/errors/api-problem';
import { type Article, findArticles } from './find-articles';
import { readOrderLines, type WireLine } from './read-order-lines';

/**
 * The requested lines with their current catalog data.
 * @throws 422 by field for lines that cannot be ordered
 */
export async function readArticles(db: Kysely<Database>, products: readonly WireLine[]): Promise<Article[]> {
  const { lines, errors } = readOrderLines(products);
  demandNone(errors);
  const { articles, errors: problems } = await findArticles(db, lines);
  demandNone(problems);
  return articles;
}

function demandNone(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}
