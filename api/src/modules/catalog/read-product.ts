import { FIRST_REVIEWS } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import { PREPARED } from '../../platform/database/prepared';
import type { Database } from '../../platform/database/tables';
import { cardColumns, type CardRow } from './card-columns';
import { missingProduct, productIs } from './find-product';
import type { ReviewRow } from './present-review';

const RELATED = 10;
const MOST_QUESTIONS = 50;

export interface VariantRow {
  id: number;
  selling_price_kobo: number;
  original_price_kobo: number;
  stock: number;
  values: { title: string; value: string }[];
  picture_key: string;
  picture_alt: string | null;
}

export interface ProductRow extends CardRow {
  description_html: string;
  specification: Record<string, string>;
  pictures: { key: string; alt: string | null }[];
  variants: VariantRow[];
  questions: { question: string; answer: string }[];
  vendor_about: string;
  gigl_station: { id: number; name: string; state_id: number } | null;
  more: CardRow[];
  related: CardRow[];
  latest_reviews: ReviewRow[];
}

/** A product with everything that its page shows, read with one statement. Throws 404, or 410 once removed. */
export async function readProduct(db: Kysely<Database>, idOrSlug: string): Promise<ProductRow> {
  const { rows } = await sql<ProductRow>`
    ${PREPARED} select ${cardColumns('p')}, p.description_html, p.specification,
      ${rowsOf(sql`select pp.picture_key as key, ph.alternative_text as alt from product_pictures pp
        left join photographs ph on ph.key = pp.picture_key
        where pp.product_id = p.id order by pp.position`)} as pictures,
      ${rowsOf(sql`select pv.id, pv.selling_price_kobo, pv.original_price_kobo, pv.stock, pv.values, pv.picture_key,
          ph.alternative_text as picture_alt
        from product_variants pv left join photographs ph on ph.key = pv.picture_key
        where pv.product_id = p.id order by pv.position`)} as variants,
      -- Only answered questions help a shopper.
      ${rowsOf(sql`select q.question, q.answer from product_questions q
        where q.product_id = p.id and q.answer is not null
        order by q.created_at desc, q.id desc limit ${sql.lit(MOST_QUESTIONS)}`)} as questions,
      (select vd.about from vendors vd where vd.id = p.vendor_id) as vendor_about,
      (select json_build_object('id', st.id, 'name', st.name, 'state_id', st.state_id)
        from vendors vd join pickup_stations st on st.id = vd.gigl_station_id
        where vd.id = p.vendor_id) as gigl_station,
      ${rowsOf(sql`select ${cardColumns('o')} from products o
        where o.offer_group = p.offer_group and o.id <> p.id and o.status = 'published'
        order by o.in_stock desc, o.selling_price_kobo, o.id`)} as more,
      ${rowsOf(sql`select ${cardColumns('r')} from products r
        where r.subcategory_id = p.subcategory_id and r.id <> p.id and r.status = 'published'
        order by r.in_stock desc, r.popularity desc, r.id desc limit ${sql.lit(RELATED)}`)} as related,
      ${rowsOf(sql`select rv.id, rv.name, rv.avatar_key, rv.stars, rv.comment, rv.created_at, rv.total_helps,
          rv.invoice_id is not null as verified, rv.photos
        from reviews rv where rv.product_id = p.id
        order by rv.created_at desc, rv.id desc limit ${sql.lit(FIRST_REVIEWS)}`)} as latest_reviews
    from products p where ${productIs(idOrSlug)}`.execute(db);
  if (!rows[0]) throw await missingProduct(db, idOrSlug);
  return rows[0];
}

/** The rows of a select as one JSON array. */
function rowsOf(select: ReturnType<typeof sql>) {
  return sql`(select coalesce(json_agg(x), '[]') from (${select}) x)`;
}
