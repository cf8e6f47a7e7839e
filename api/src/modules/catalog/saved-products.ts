import { sql } from 'kysely';
import { type TProperties, Type } from 'typebox';
import { Nullable } from '../../platform/http/envelopes';
import { dated } from '../../platform/personal-data/dated';
import type { PersonalData } from '../../platform/personal-data/personal-data';

type Export = NonNullable<PersonalData['exported']>;

/**
 * The export of a table in which shoppers save products, oldest first.
 * @param section name of the section
 * @param table has the columns `user_id`, `product_id`, `variant_id` and `created_at`
 * @param more further columns that the export contains
 */
export const savedProducts = (section: string, table: string, more: TProperties = {}): Export => ({
  sections: {
    [section]: Type.Array(
      Type.Object({
        product: Type.String(),
        slug: Type.String(),
        variant: Nullable(Type.Array(Type.Object({ title: Type.String(), value: Type.String() }))),
        ...more,
        created_at: Type.String(),
      }),
    ),
  },
  async read(db, { userId }) {
    const columns = [...Object.keys(more), 'created_at'].map((name) => sql.ref(`saved.${name}`));
    const { rows } = await sql<{ created_at: Date }>`
      select products.title as product, products.slug, product_variants."values" as variant, ${sql.join(columns)}
      from ${sql.table(table)} as saved
      join products on products.id = saved.product_id
      left join product_variants on product_variants.id = saved.variant_id
      where saved.user_id = ${userId}
      order by saved.created_at, saved.product_id, saved.variant_id`.execute(db);
    return { [section]: rows.map(dated) };
  },
});
