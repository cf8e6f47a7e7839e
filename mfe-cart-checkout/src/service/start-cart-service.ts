import type { AnswerOf, CartState, CommandTopic, PayloadOf } from '@nkm/contracts';
import { forgetOldChanges } from '../features/cart/changes';
import { DRAFT_KEY } from '../features/checkout/draft';
import { storedCoupon } from '../features/checkout/stored-draft';
import { forgetSync, onNotedChoices } from '../features/checkout/sync-state';
import { messages } from '../messages';
import { addWithCode } from './commands/add-with-code';
import { changeQuantity } from './commands/change-quantity';
import { clearCart } from './commands/clear-cart';
import { moveToWishlist } from './commands/move-to-wishlist';
import { removeFromCart } from './commands/remove-from-cart';
import { toggleWishlist } from './commands/toggle-wishlist';
import { followSession } from './follow-session';
import { createGuestRepository } from './guest-repository';
import { refreshGuestLists } from './refresh-guest-lists';
import { createServerRepository } from './server-repository';
import { noteSeen } from './seen-cart';
import { followSelection, sendSelection } from './selection-sync';
import { type CartPlatform, createShop, type Shop } from './shop';
import { createSync } from './sync';

/** Runs tasks one after another, in order of arrival; a failed task does not stop the next one. */
type Queue = <T>(task: () => Promise<T>) => Promise<T>;

function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => undefined); // the caller of the task receives the failure
    return run;
  };
}

/** Changes after each update on the server, so that the shopper's other tabs reload. */
const CHANGED_KEY = 'cart-changed';

/**
 * The service of this slice: owns the states `cart` and `wishlist` and runs the commands on them one after another. A
 * guest's lists are stored in this browser, a signed-in shopper's on the server (CART-RULE-002). The shopper sees each
 * failure before the sender of the command receives the answer.
 * @returns the stop function for a change of version, because two services would upload the same lines
 */
export function startCartService(platform: CartPlatform): () => void {
  const { bus, storage } = platform;
  forgetOldChanges(storage);
  const queue = createQueue();
  const guest = createGuestRepository(storage);
  const server = createServerRepository(platform);
  const shop: Shop = createShop(platform, guest, () => {
    if (shop.repository !== server) return;
    storage.set(CHANGED_KEY, String(Math.random()));
    if (noteSeen(storage, shop.lists.cart)) shop.show({}); // the notice of a price that came with the answer
  });
  const sync = createSync({ shop, guest, server, queue });

  const reloadFromServer = () => void queue(() => sync.reload(server));
  const ends = [
    guest.onChange(() => void queue(() => sync.reload(guest))),
    storage.onChange(CHANGED_KEY, reloadFromServer),
    sync.stop,
    onNotedChoices(tellCoupon),
    storage.onChange(DRAFT_KEY, tellCoupon),
    followSelection(
      () => void queue(async () => shop.repository === server && sendSelection(platform, shop.lists.cart)),
    ),
    () => window.removeEventListener('online', reloadFromServer),
  ];
  window.addEventListener('online', reloadFromServer);
  bus.on('order.placed', reloadFromServer);
  bus.on('order.placed', () => forgetSync(storage));
  bus.on('order.paid', reloadFromServer);

  /** The code of the next order is part of the state `cart`. */
  function tellCoupon(): void {
    const known = bus.current('cart');
    if (known && (known.couponCode ?? null) !== storedCoupon(storage)) shop.show({}, statusOf(known));
  }

  let switching: Promise<void> | null = null;
  let taking = false;
  followSession(bus, (shopper) => {
    const work = queue(() => sync.switchTo(shopper === 'guest' ? guest : server));
    switching = work;
    void work.then(() => switching === work && (switching = null));
    if (taking) return;
    taking = true; // commands wait on the bus until the shopper is known
    takeCommands();
  });

  return () => ends.forEach((end) => end());

  function takeCommands(): void {
    take('cart.add', addWithCode, (message) => ({ outcome: 'refused', message }));
    take('cart.remove', removeFromCart, (message) => ({ message }));
    take('cart.change-quantity', changeQuantity, (message) => ({ quantity: 0, message }));
    take('cart.move-to-wishlist', moveToWishlist, () => ({ moved: 0 }));
    take('cart.clear', clearCart, (message) => ({ message }));
    take('wishlist.toggle', toggleWishlist, (message) => ({ listed: false, message }));
    bus.handle('cart.refresh', async () => ({ loaded: await refresh() }));
  }

  /** `refusal` is the answer while the lists cannot be loaded, because a command needs them. */
  function take<N extends CommandTopic>(
    topic: N,
    carryOut: (shop: Shop, payload: PayloadOf<N>) => Promise<AnswerOf<N>>,
    refusal: (message: string) => AnswerOf<N>,
  ): void {
    bus.handle(topic, (payload) =>
      queue(async () => {
        if (await sync.ensureLoaded()) return carryOut(shop, payload);
        platform.toast('error', messages.cartUnavailable);
        return refusal(messages.cartUnavailable);
      }),
    );
  }

  /** Loads the products of a guest's lists outside the queue, so that no command waits for them. */
  async function refresh(): Promise<boolean> {
    const waitedFor = switching;
    await waitedFor;
    // Lists from a switch are fresh, so a page that opens with the document does not load twice.
    if (shop.repository === server) return waitedFor ? sync.ensureLoaded() : queue(() => sync.reload(server));
    const complete = await refreshGuestLists(platform, guest);
    return (await queue(() => sync.reload(guest))) && complete;
  }
}

const statusOf = ({ status, failed }: CartState) => (failed ? 'failed' : status);
