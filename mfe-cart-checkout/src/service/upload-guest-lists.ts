import type { CartItem, CartProduct } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { lineOf, mergeCarts } from '../features/cart/cart';
import { isListed } from '../features/wishlist/wishlist';
import { keyOf, nameOf } from '../cart-line/line';
import type { GuestRepository } from './guest-repository';
import type { Repository, ShopperLists } from './repository';

export interface Upload {
  /** The server's lists before the upload; `changed` says whether they are out of date now. */
  server: ShopperLists;
  changed: boolean;
  /** The guest's lines that the server has now, as the guest saw them. */
  accepted: CartItem[];
  /** Entries that the server did not accept and this browser still stores. */
  left: { title: string; error: unknown }[];
}

/**
 * Uploads a guest's lists to the server, line by line (CART-RULE-003). It deletes only accepted lines in the browser
 * and skips lines that the server already has, so the upload can be repeated safely at any point. Rejects without an
 * upload when the server's lists cannot be loaded.
 */
export async function uploadGuestLists(guest: GuestRepository, server: Repository): Promise<Upload> {
  const before = await server.load();
  const upload: Upload = { server: before, changed: false, accepted: [], left: [] };
  const wanted = mergeCarts(before.cart, guest.readCart());

  for (const line of guest.readCart()) {
    await send(upload, line.product, async () => {
      const known = lineOf(before.cart, keyOf(line.product));
      const sent = await sendLine(server, known, lineOf(wanted, keyOf(line.product)) ?? line);
      await guest.removeLine(line);
      upload.accepted.push(line);
      return sent;
    });
  }
  for (const product of guest.readWishlist()) {
    await send(upload, product, async () => {
      const known = isListed(before.wishlist, product.id);
      if (!known) await server.addProduct(product);
      await guest.removeProduct(product.id);
      return !known;
    });
  }
  return upload;
}

async function sendLine(server: Repository, known: CartItem | undefined, wanted: CartItem): Promise<boolean> {
  if (!known) await server.addLine(wanted);
  else if (known.quantity < wanted.quantity) await server.changeQuantity(wanted);
  else return false;
  return true;
}

/** Sends one entry. A refused entry does not stop the next one; a network failure does. */
async function send(upload: Upload, product: CartProduct, action: () => Promise<boolean>): Promise<void> {
  const title = nameOf(product);
  const unreachable = upload.left.find(({ error }) => error instanceof ApiError && error.status === 0);
  if (unreachable) return void upload.left.push({ title, error: unreachable.error });
  try {
    upload.changed = (await action()) || upload.changed;
  } catch (error) {
    upload.left.push({ title, error });
  }
}
