import { type CartProduct, cartProduct, type InvoiceProduct, lineName, type Product } from '@nkm/contracts';
import { ApiError, CommandFailed, type Platform } from '@nkm/platform';
import { messages } from './messages';

type Needs = Pick<Platform, 'api' | 'bus' | 'toast' | 'toastError'>;

/**
 * Adds one piece of a bought product to the cart at the current price (ORD-RULE-005). Shows errors as toasts; the cart
 * reports the other outcomes.
 * @returns whether the cart accepted it
 */
export async function buyAgain(platform: Needs, line: InvoiceProduct): Promise<boolean> {
  try {
    const product = await findArticle(platform, line);
    if (product === null) return false;
    const { outcome } = await platform.bus.send('cart.add', { product, quantity: 1 });
    return outcome !== 'refused';
  } catch (error) {
    if (error instanceof CommandFailed) platform.toast('error', messages.cartUnreachable);
    else if (isGone(error)) platform.toast('error', messages.notSold(lineName(line)));
    else platform.toastError(error);
    return false;
  }
}

/** The article with its current price and stock; null after an error toast when it cannot be bought. */
async function findArticle({ api, toast }: Needs, line: InvoiceProduct): Promise<CartProduct | null> {
  const { id, variant } = line;
  const { data: product } = await api.get<{ data: Product }>(`/products/${id}`);
  const chosen = product.variants.find((candidate) => candidate.id === variant?.id) ?? null;
  if (chosen === null && (variant || product.variants.length > 0)) {
    toast('error', messages.choiceNotSold(lineName(line)));
    return null;
  }
  const article = cartProduct(product, chosen);
  if (article.quantity > 0) return article;
  toast('error', messages.soldOut(lineName(line)));
  return null;
}

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410);
