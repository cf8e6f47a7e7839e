import type {
  AddToCartResult,
  CartItem,
  CartLineKey,
  Category,
  Product,
  ProductCard,
  Review,
  Settings,
  Variant,
} from '@nkm/contracts';
import { aProductCard, type Answers, createTestPlatform, renderRoute } from '@nkm/testing';
import { act } from 'react';
import { routes } from '../src/expose/routes';

const NO_MORE: Pick<Product, 'gigl_station' | 'questions' | 'more'> = { gigl_station: null, questions: [], more: [] };

export function aProduct(changes: Partial<Product> = {}): Product {
  const card = aProductCard({ title: 'Ankara dress', slug: 'ankara-dress', ...changes });
  return {
    ...NO_MORE,
    description: '<p>Bright <strong>wax print</strong>.</p>',
    images: ['/api/pictures/back/640.webp', '/api/pictures/detail/640.webp'],
    price: card.selling_price,
    specification: { Material: 'Cotton', Care: 'Hand wash' },
    related: [],
    variants: [],
    variants_id: null,
    ...card,
    ...changes,
  };
}

export function aVariant(id: number, colour: string, size: string, changes: Partial<Variant> = {}): Variant {
  return {
    id,
    selling_price: 1000 * id,
    original_price: 1000 * id,
    quantity: 5,
    values: [
      { title: 'Colour', value: colour },
      { title: 'Size', value: size },
    ],
    image: `/api/pictures/variant-${id}/640.webp`,
    ...changes,
  };
}

export function aReview(id: number, changes: Partial<Review> = {}): Review {
  return {
    id,
    name: `Shopper ${id}`,
    avatar: null,
    stars: 4,
    comment: `Very fine cloth, number ${id}`,
    created_at: '2026-01-15T09:00:00.000Z',
    total_helps: id,
    ...changes,
  };
}

export function aCategory(slug: string, title: string, subcategories: number): Category {
  return {
    id: 1,
    title,
    icon: '',
    slug,
    types: [],
    subcategories: Array.from({ length: subcategories }, (_, index) => ({
      id: index + 1,
      title: `Sub ${index + 1}`,
      slug: `sub-${index + 1}`,
    })),
  };
}

export const pageOf = (products: ProductCard[], total = products.length, page = 1, perPage = 20) => ({
  data: products,
  pagination: { current_page: page, total, perPage },
});

/** A shop with a cart that answers as the cart slice does. */
export function aShop(answers: Answers = {}, settings: Partial<Settings> = {}) {
  const platform = createTestPlatform('mfe-catalog', answers, settings);
  const cart = platform.hostBus.as('mfe-cart-checkout');
  let lines: CartItem[] = [];
  let couponCode: string | undefined;
  const isLineOf =
    ({ productId, variantId }: CartLineKey) =>
    ({ product }: CartItem) =>
      product.id === productId && (product.variant?.id ?? null) === variantId;
  const setQuantity = (key: CartLineKey, quantity: number) =>
    publish(lines.map((line) => (isLineOf(key)(line) ? { ...line, quantity } : line)));
  const publish = (next: CartItem[]) => {
    lines = next;
    cart.publish('cart', { status: 'ready', lines, count: lines.length, ...(couponCode && { couponCode }) });
  };
  return {
    platform,
    cart,
    get lines() {
      return lines;
    },
    /** Starts the cart's service: from now on commands are answered. An older one does not know `buyNow` and `code`. */
    openCart: (
      outcome: AddToCartResult['outcome'] = 'added',
      { older = false, code: before }: { older?: boolean; code?: string } = {},
    ) =>
      act(async () => {
        couponCode = before;
        publish([]);
        cart.handle('cart.add', ({ product, quantity, buyNow, code }) => {
          const key = { productId: product.id, variantId: product.variant?.id ?? null };
          const id = lines.length + 1;
          if (outcome !== 'added') return { outcome, message: outcome };
          const isCodeKnown = !older && code !== undefined;
          if (isCodeKnown) couponCode = code;
          const isNew = !lines.some(isLineOf(key));
          if (isNew) publish([...lines, { id, product, quantity, vendor: product.vendor }]);
          else if (buyNow && !older) setQuantity(key, quantity);
          else publish(lines);
          const answer = isNew ? outcome : 'already-in-cart';
          return {
            outcome: answer,
            message: answer,
            ...(buyNow && !older && { boughtNow: true }),
            ...(isCodeKnown && { codeApplied: true }),
          };
        });
        cart.handle('cart.change-quantity', ({ quantity, ...key }) => {
          setQuantity(key, quantity);
          return { quantity, message: '' };
        });
        cart.handle('cart.remove', (key) => {
          publish(lines.filter((line) => !isLineOf(key)(line)));
          return { message: 'removed' };
        });
        cart.handle('wishlist.toggle', ({ product }) => {
          cart.publish('wishlist', { status: 'ready', productIds: [product.id], count: 1 });
          return { listed: true, message: 'listed' };
        });
      }),
    /** Makes the cart slice unavailable and rejects all pending commands. */
    loseCart: () => act(async () => platform.hostBus.rejectWaiting('mfe-cart-checkout', new Error('down'))),
    /** Opens a page of the catalog; fails when it leads elsewhere. */
    async open(id: string, at: string) {
      const page = await visit(id, at);
      if (!('router' in page)) throw new Error(`${at} did not open: ${JSON.stringify(page)}`);
      return page;
    },
    visit,
  };

  function visit(id: string, at: string) {
    const route = routes.find((one) => one.id === id);
    if (!route) throw new Error(`No route ${id}`);
    return renderRoute(route, { platform, at });
  }
}
