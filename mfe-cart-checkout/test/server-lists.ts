import type { CartItem, CartProduct } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { aCartItem, type Answers } from '@nkm/testing';

/** Simulates the documented API of cart and wishlist; `catalog` lists the products for sale. */
export function serverLists(catalog: CartProduct[], start: { cart?: CartItem[]; wishlist?: CartProduct[] } = {}) {
  const lists = { cart: start.cart ?? [], wishlist: start.wishlist ?? [] };
  const productOf = (id: number) => {
    const product = catalog.find((candidate) => candidate.id === id);
    if (!product) throw new ApiError(404, 'No such product');
    return product;
  };
  const answers: Answers = {
    'GET /cart': () => ({ data: structuredClone(lists.cart) }),
    'POST /cart': ({ body }) => {
      const { product_id, variant, quantity } = body as {
        product_id: number;
        variant: number | null;
        quantity: number;
      };
      const product = productOf(product_id);
      const same = lists.cart.find(
        (line) => line.product.id === product_id && (line.product.variant?.id ?? null) === variant,
      );
      if (same) same.quantity = Math.max(same.quantity, quantity);
      else lists.cart.push(aCartItem({ product, quantity, vendor: product.vendor }));
      return { message: 'ok' };
    },
    'PATCH /cart/:id': ({ params, body }) => {
      const line = lists.cart.find(({ id }) => id === Number(params.id));
      if (!line) throw new ApiError(404, 'No such line');
      line.quantity = (body as { quantity: number }).quantity;
      return { data: line };
    },
    'DELETE /cart/:id': ({ params }) => {
      if (!lists.cart.some(({ id }) => id === Number(params.id))) throw new ApiError(404, 'No such line');
      lists.cart = lists.cart.filter(({ id }) => id !== Number(params.id));
      return { data: [] };
    },
    'DELETE /cart': () => {
      lists.cart = [];
      return { data: [] };
    },
    'GET /wishlist': () => ({ data: structuredClone(lists.wishlist) }),
    'POST /wishlist/:id': ({ params }) => {
      const product = productOf(Number(params.id));
      if (!lists.wishlist.some(({ id }) => id === product.id)) lists.wishlist.push(product);
      return { message: 'ok' };
    },
    'DELETE /wishlist/:id': ({ params }) => {
      lists.wishlist = lists.wishlist.filter(({ id }) => id !== Number(params.id));
      return { message: 'ok' };
    },
  };
  return { lists, answers };
}
