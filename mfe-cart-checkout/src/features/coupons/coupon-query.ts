import { type Coupon, readText, type TrendingCategory } from '@nkm/contracts';

/** Limits of the discount slider, in percent (CART-CONST-006). */
export const DISCOUNT = { min: 0, max: 100, step: 5 } as const;

/** The choice of the page of coupons, as its address holds it. */
export interface CouponChoice {
  /** Name of a category; empty: all. */
  category: string;
  /** Text of the search box. */
  search: string;
  /** Least percentage; 0: all coupons, also those of an amount. */
  discount: number;
}

/** Reads the choice of an address and ignores values that mean nothing. */
export function readChoice(query: URLSearchParams): CouponChoice {
  const discount = Number(query.get('discount') ?? 0);
  return {
    category: query.get('category') ?? '',
    search: readText(query.get('q') ?? ''),
    discount: discount > DISCOUNT.min && discount <= DISCOUNT.max ? Math.round(discount) : DISCOUNT.min,
  };
}

/** The id of the coupon whose code the address asks for; null: none. */
export function readWanted(query: URLSearchParams): number | null {
  const id = query.get('get') ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

/** The address of a choice. */
export function couponHref({ category, search, discount }: CouponChoice, wanted?: number): string {
  const query = new URLSearchParams();
  if (category !== '') query.set('category', category);
  if (search !== '') query.set('q', search);
  if (discount > DISCOUNT.min) query.set('discount', String(discount));
  if (wanted !== undefined) query.set('get', String(wanted));
  const text = query.toString();
  return text === '' ? '/coupon' : `/coupon?${text}`;
}

/** The coupons that fit a choice, in the order of their categories. */
export function chooseCoupons(categories: readonly TrendingCategory[], choice: CouponChoice): Coupon[] {
  const words = choice.search.toLocaleLowerCase('en').split(' ').filter(Boolean);
  return categories
    .filter(({ name }) => choice.category === '' || name === choice.category)
    .flatMap(({ name, coupons }) => coupons.map((coupon) => ({ coupon, text: textOf(coupon, name) })))
    .filter(({ coupon, text }) => {
      const isLarge = choice.discount === DISCOUNT.min || (coupon.percent ?? 0) >= choice.discount;
      return isLarge && words.every((word) => text.includes(word));
    })
    .map(({ coupon }) => coupon);
}

const textOf = ({ label, description, store }: Coupon, category: string) =>
  readText([label, description, store.store_name, category].join(' ')).toLocaleLowerCase('en');
