import type { CartItem, CartProduct, ProductCard, User } from '@nkm/contracts';

let sequence = 0;
const next = () => (sequence += 1);

export function aUser(changes: Partial<User> = {}): User {
  const id = next();
  return {
    id,
    surname: 'Okafor',
    other_names: 'Adaeze',
    email: `shopper${id}@example.com`,
    email_verified: true,
    dob: null,
    gender: 'Female',
    phone: '2348031234567',
    avatar: null,
    store_name: null,
    kyc: { verified: false, submitted: false, status: null },
    kyc_verified: false,
    kyc_status: null,
    kyc_rejected_sections: [],
    bvn_verified: false,
    ...changes,
  };
}

export function aProductCard(changes: Partial<ProductCard> = {}): ProductCard {
  const id = changes.id ?? next();
  return {
    id,
    slug: `ankara-dress-${id}`,
    title: `Ankara dress ${id}`,
    image: `/api/pictures/dress-${id}/320.webp`,
    thumbnail: `/api/pictures/dress-${id}/160.webp`,
    selling_price: 8500,
    original_price: 10000,
    quantity: 12,
    condition: 'New',
    boost_type: null,
    stars: 4,
    total_stars: 17,
    star_summary: { '1': 0, '2': 0, '3': 1, '4': 1, '5': 2 },
    vendor: { id: 7, name: 'Ngozi Eze', store_name: 'Ngozi Fabrics' },
    category: { name: 'Clothing & Apparel', title: 'Clothing & Apparel', slug: 'clothing-apparel' },
    subcategory: { name: "Women's Clothing", slug: 'womens-clothing' },
    created_at: '2026-01-15T09:00:00.000Z',
    ...changes,
  };
}

export function aCartProduct(changes: Partial<CartProduct> = {}): CartProduct {
  const id = changes.id ?? next();
  return {
    id,
    title: `Ankara dress ${id}`,
    slug: `ankara-dress-${id}`,
    image: `/api/pictures/dress-${id}/160.webp`,
    quantity: 12,
    selling_price: 8500,
    original_price: 10000,
    vendor: { id: 7, store_name: 'Ngozi Fabrics' },
    variant: null,
    ...changes,
  };
}

export function aCartItem(
  changes: Partial<Omit<CartItem, 'product'>> & { product?: Partial<CartProduct> } = {},
): CartItem {
  const product = aCartProduct(changes.product);
  return { id: next(), quantity: 1, vendor: product.vendor, ...changes, product };
}
