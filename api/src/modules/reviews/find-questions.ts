import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { noProduct, productIs } from '../catalog/public';
import './tables';

export interface QuestionSearch {
  idOrSlug: string;
  /** Words to find in the question or answer. Empty: all questions. */
  words: string;
  page: number;
  perPage: number;
}

interface Found {
  total: number;
  questions: { id: number; question: string; answer: string; created_at: string }[];
}

/** More words do not improve the search. */
const MOST_WORDS = 6;

/** Answered questions of a product that contain all the words, newest first. Throws 404. */
export async function findQuestions(db: Kysely<Database>, { idOrSlug, words, page, perPage }: QuestionSearch) {
  const { rows } = await sql<Found>`
    with product as (select p.id from products p where ${productIs(idOrSlug)}),
      found as (
        select q.id, q.question, q.answer, q.created_at
        from product_questions q join product on product.id = q.product_id
        where q.answer is not null ${having(words)})
    select (select count(*)::integer from found) as total,
      (select coalesce(json_agg(k), '[]') from (
        select * from found order by created_at desc, id desc
        limit ${perPage} offset ${(page - 1) * perPage}) k) as questions
    from product`.execute(db);
  if (!rows[0]) throw noProduct();
  const { total, questions } = rows[0];
  return {
    data: questions.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
    pagination: { current_page: page, total, perPage },
  };
}

function having(words: string): RawBuilder<unknown> {
  const wanted = words.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const patterns = wanted.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  if (patterns.length === 0) return sql``;
  return sql.join(
    patterns.map((pattern) => sql`and q.question || ' ' || q.answer ilike ${pattern}`),
    sql` `,
  );
}
