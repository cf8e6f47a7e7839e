import './tables';
import { readVersions, VERSIONS_HEADER } from '@nkm/server';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, IdParams, List, Single } from '../../platform/http/envelopes';
import { refuseUnclearQuantities } from '../../platform/http/refuse-unclear-quantities';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { deleteAfter } from '../../platform/personal-data/delete-after';
import { createFlashPrices } from '../flash-prices/public';
import { addToCart } from './add-to-cart';
import { changeQuantity } from './change-quantity';
import { readCart } from './read-cart';
import { clearCart, removeFromCart } from './remove-from-cart';
import { AddToCartBody, CartItemSchema, ChangeQuantityBody, SelectionBody } from './schema';
import { selectLines } from './select-lines';
import { CART_DAYS } from './personal-data';

const DEFAULT_QUANTITY = 1;
const tags = ['cart'];
const Cart = answers({ 200: List(CartItemSchema) });

/** The signed-in shopper's cart. */
export async function cartModule(app: App): Promise<void> {
  deleteAfter(app, { job: 'clean up carts', table: 'cart_lines', since: 'created_at', days: CART_DAYS });
  app.addHook('preValidation', refuseUnclearQuantities);
  const { lineUnits } = app.config.orderLimits;
  app.addHook('onRequest', requireSignedIn);
  const flash = createFlashPrices(app);

  /** The cart, or one of its lines, with the shopper's flash prices. */
  async function linesOf(userId: number, lineId?: number) {
    const lines = await readCart(app.db, { userId, ...(lineId !== undefined && { lineId }) });
    const products = await flash.forShopper(
      userId,
      lines.map(({ product }) => product),
    );
    return lines.map((line, index) => ({ ...line, product: products[index] ?? line.product }));
  }
  async function oneLine(userId: number, lineId: number) {
    const [line] = await linesOf(userId, lineId);
    if (!line) throw notFound();
    return line;
  }

  app.get('/cart', { schema: { tags, response: Cart } }, async (request) => ({
    data: await linesOf(signedIn(request).id),
  }));

  app.post(
    '/cart',
    { schema: { tags, body: AddToCartBody, response: answers({ 201: Single(CartItemSchema) }) } },
    async (request, reply) => {
      const { product_id: productId, variant, quantity = DEFAULT_QUANTITY } = request.body;
      const userId = signedIn(request).id;
      const lineId = await addToCart(app.db, userId, { productId, variantId: variant ?? null, quantity, lineUnits });
      app.metrics.addedToCart(readVersions(request.headers[VERSIONS_HEADER]));
      return reply.code(201).send({ data: await oneLine(userId, lineId) });
    },
  );

  app.patch(
    '/cart/:id',
    {
      schema: { tags, params: IdParams, body: ChangeQuantityBody, response: answers({ 200: Single(CartItemSchema) }) },
    },
    async (request) => {
      const userId = signedIn(request).id;
      const lineId = request.params.id;
      await changeQuantity(app.db, { userId, lineId, quantity: request.body.quantity, lineUnits });
      return { data: await oneLine(userId, lineId) };
    },
  );

  app.patch('/cart/selection', { schema: { tags, body: SelectionBody, response: Cart } }, async (request) => {
    const userId = signedIn(request).id;
    const { selected = [], unselected = [] } = request.body;
    await selectLines(app.db, { userId, selected, unselected });
    return { data: await linesOf(userId) };
  });

  app.delete('/cart/:id', { schema: { tags, params: IdParams, response: Cart } }, async (request) => {
    const userId = signedIn(request).id;
    await removeFromCart(app.db, userId, request.params.id);
    return { data: await linesOf(userId) };
  });

  app.delete('/cart', { schema: { tags, response: Cart } }, async (request) => {
    await clearCart(app.db, signedIn(request).id);
    return { data: [] };
  });
}
