import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, Id, IdParams, List, Nullable } from '../../platform/http/envelopes';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { CartProductSchema } from '../cart/public';
import { createFlashPrices } from '../flash-prices/public';
import { addToWishlist, removeFromWishlist } from './change-wishlist';
import { readWishlist } from './read-wishlist';
import { tellOfPrices } from './tell-of-prices';

const tags = ['wishlist'];
const TELL_EVERY_S = 600;
const Done = answers({ 200: Type.Object({ message: Type.String(), data: Type.Object({ id: Type.Integer() }) }) });

/** Documented without a body. Optional: `variant` is the id of the variant that the shopper chose (ours). */
const WishBody = Nullable(Type.Object({ variant: Type.Optional(Nullable(Id)) }));

const WishQuery = Type.Object({
  withdrawn: Type.Optional(
    Type.String({ maxLength: 10, description: 'Ours: 1 lists products that are no longer sold, too' }),
  ),
});

/** `added`: price and stock when the shopper added the product; null: not known (ours). */
const WishSchema = Type.Object({
  ...CartProductSchema.properties,
  withdrawn: Type.Optional(Type.Literal(true, { description: 'Ours: no longer sold' })),
  added: Nullable(Type.Object({ selling_price: Type.Number(), in_stock: Type.Boolean() })),
});

/** The signed-in shopper's wishlist; `{id}` is the product. */
export async function wishlistModule(app: App): Promise<void> {
  app.addHook('onRequest', requireSignedIn);
  const flash = createFlashPrices(app);

  app.get(
    '/wishlist',
    { schema: { tags, querystring: WishQuery, response: answers({ 200: List(WishSchema) }) } },
    async (request) => {
      const userId = signedIn(request).id;
      const products = await readWishlist(app.db, userId, { withdrawn: request.query.withdrawn === '1' });
      return { data: await flash.forShopper(userId, products) };
    },
  );

  app.post('/wishlist/:id', { schema: { tags, params: IdParams, body: WishBody, response: Done } }, async (request) => {
    const { id } = request.params;
    const wished = { userId: signedIn(request).id, productId: id, variantId: request.body?.variant ?? null };
    if (!(await addToWishlist(app.db, wished))) throw notFound();
    return { message: 'Added to wishlist.', data: { id } };
  });

  app.delete('/wishlist/:id', { schema: { tags, params: IdParams, response: Done } }, async (request) => {
    const { id } = request.params;
    if (!(await removeFromWishlist(app.db, signedIn(request).id, id))) throw notFound();
    return { message: 'Removed from wishlist.', data: { id } };
  });

  app.jobs.every('tell of prices', TELL_EVERY_S, async () => void (await tellOfPrices(app.db, app.clock())));
}
