import { type Coupon, kobo, toNaira, type TrendingCategory } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/tables';
import type {} from '../catalog/public';
import { pictureAddress } from '../pictures/public';
import { couponIsOpen } from './coupon-is-open';
import './tables';

const ICON_WIDTH = 160;
/** Uses of this many days make a category trend. */
const TREND_DAYS = 30;
/** Coupons that are valid in every category. */
const EVERYWHERE = 'All categories';

/** With our additions that depend on no cart. */
type ListedCoupon = Required<Omit<Coupon, 'saves'>>;
type ListedCategory = Omit<TrendingCategory, 'coupons'> & { coupons: ListedCoupon[] };

interface Row {
  id: number;
  code: string | null;
  description: string;
  label: string;
  percent: number | null;
  amount_kobo: number | null;
  min_spend_kobo: number;
  first_order_only: boolean;
  ends_at: Date | null;
  store: string | null;
  avatar_key: string | null;
  category: string | null;
  icon_key: string | null;
  recent_uses: number;
}

/**
 * The coupons that are listed now and whose store is open, by category (CART-CALL-015): first the category whose
 * coupons were used most in the last 30 days. A coupon has its code only if this shopper claimed it.
 * @param userId null: a guest
 * @param brand stands for the store of a coupon that every store accepts
 */
export async function readTrending(
  db: Kysely<Database>,
  { userId, brand, now }: { userId: number | null; brand: string; now: Date },
): Promise<ListedCategory[]> {
  const since = new Date(now.getTime() - TREND_DAYS * 24 * 3_600_000);
  const { rows } = await sql<Row>`
    select c.id, case when cl.user_id is null then null else c.code end as code, c.description, c.label,
      c.percent, c.amount_kobo, c.min_spend_kobo, c.first_order_only, c.ends_at,
      v.store_name as store, v.avatar_key, cat.title as category, cat.icon_key,
      (select count(*)::integer from coupon_uses u where u.coupon_id = c.id and u.used_at > ${since}) as recent_uses
    from coupons c
    left join coupon_claims cl on cl.coupon_id = c.id and cl.user_id = ${userId}
    left join products p on p.id = c.product_id
    left join subcategories s on s.id = coalesce(c.subcategory_id, p.subcategory_id)
    left join categories cat on cat.id = s.category_id
    left join vendors v on v.id = coalesce(c.vendor_id, p.vendor_id)
    where c.listed and c.starts_at <= ${now} and (c.ends_at is null or c.ends_at > ${now})
      and (c.most_uses is null or c.used < c.most_uses) and ${couponIsOpen('c')}
    order by cat.position nulls last, c.percent desc nulls last, c.id`.execute(db);
  const categories = new Map<string, ListedCategory & { uses: number }>();
  for (const row of rows) {
    const name = row.category ?? EVERYWHERE;
    const icon = row.icon_key === null ? '' : pictureAddress(row.icon_key, ICON_WIDTH);
    const category = categories.get(name) ?? { name, icon, coupons: [], uses: 0 };
    categories.set(name, category);
    category.uses += row.recent_uses;
    category.coupons.push(present(row, brand));
  }
  return [...categories.values()].sort((a, b) => b.uses - a.uses).map(({ uses: _, ...category }) => category);
}

function present(row: Row, brand: string): ListedCoupon {
  const { id, code, description, label, percent, first_order_only } = row;
  return {
    id,
    code,
    description,
    label,
    store: {
      avatar: row.avatar_key === null ? '' : pictureAddress(row.avatar_key, ICON_WIDTH),
      store_name: row.store ?? brand,
    },
    percent,
    amount: row.amount_kobo === null ? null : toNaira(kobo(row.amount_kobo)),
    min_spend: toNaira(kobo(row.min_spend_kobo)),
    first_order_only,
    ends_at: row.ends_at?.toISOString() ?? null,
  };
}
