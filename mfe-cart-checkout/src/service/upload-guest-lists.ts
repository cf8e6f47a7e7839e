import type { CartItem, CartProduct } from '@nkm/contracts';
import { ApiError } from '@nkm/platform';
import { lineOf, mergeCarts } from '../features/cart/cart';
import { isListed } from '../features/wishlist/wishlist';
import { keyOf } from '../line/line';
import type { GuestShelf } from './guest-shelf';
import type { Shelf, ShopperLists } from './shelf';

export interface Upload {
  /** The server's lists before the upload; `changed` says whether they are out of date now. */
  server: ShopperLists;
  changed: boolean;
  /** What the server did not take and this browser still keeps. */
  left: { title: string; error: unknown }[];
}

/**
 * Brings a guest's lists to the server, line by line (spec 2 §4). Only what the server took is cleared here, and what
 * it has already is not sent again: the upload may be repeated at any point without doing anything twice.
 * Rejects when the server's lists cannot be had; nothing was sent then.
 */
export async function uploadGuestLists(guest: GuestShelf, server: Shelf): Promise<Upload> {
  const before = await server.load();
  const upload: Upload = { server: before, changed: false, left: [] };
  const wanted = mergeCarts(before.cart, guest.readCart());

  for (const line of guest.readCart()) {
    await send(upload, line.product, async () => {
      const known = lineOf(before.cart, keyOf(line.product));
      const sent = await sendLine(server, known, lineOf(wanted, keyOf(line.product)) ?? line);
      await guest.removeLine(line);
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

async function sendLine(server: Shelf, known: CartItem | undefined, wanted: CartItem): Promise<boolean> {
  if (!known) await server.addLine(wanted);
  else if (known.quantity < wanted.quantity) await server.changeQuantity(wanted);
  else return false;
  return true;
}

/** One line more or less: a refused line does not keep the next from being sent, a dead network does. */
async function send(upload: Upload, { title }: CartProduct, action: () => Promise<boolean>): Promise<void> {
  const unreachable = upload.left.find(({ error }) => error instanceof ApiError && error.status === 0);
  if (unreachable) return void upload.left.push({ title, error: unreachable.error });
  try {
    upload.changed = (await action()) || upload.changed;
  } catch (error) {
    upload.left.push({ title, error });
  }
}
