import { ApiError, STORAGE_KEYS } from '@nkm/platform';
import { type Cart, replaceLine } from '../features/cart/cart';
import { priceChanges, rememberChanges } from '../features/cart/changes';
import { rememberSoldOut } from '../features/cart/sold-out';
import { messages } from './messages';
import type { GuestRepository } from './guest-repository';
import { createRetryTimer } from './retry-timer';
import type { Repository } from './repository';
import type { Shop } from './shop';
import { noteSeen, withdrawnLines } from './seen-cart';
import { knownSelection, takeSelection } from './selection-sync';
import { showFitted } from './show-fitted';
import { type Upload, uploadGuestLists } from './upload-guest-lists';

export interface Sync {
  /** Shows the lists of this repository after a change of shopper. */
  switchTo(repository: Repository): Promise<void>;
  /** Loads the lists again if this repository is in use. A failure keeps the displayed lists. */
  reload(repository: Repository): Promise<boolean>;
  /** Loads the lists unless they are loaded. */
  ensureLoaded(): Promise<boolean>;
  /** Cancels all further attempts. */
  stop(): void;
}

interface Shelves {
  shop: Shop;
  guest: GuestRepository;
  server: Repository;
  /** Runs a task when no command is running. */
  queue(task: () => Promise<unknown>): void;
}

/** Keeps the displayed lists in sync with the repository in use; retries failures with growing pauses. */
export function createSync({ shop, guest, server, queue }: Shelves): Sync {
  let loaded = false;
  let tellWhatIsLeft = false;
  let stopped = false;
  const retryTimer = createRetryTimer(() => queue(load));

  async function load(): Promise<boolean> {
    retryTimer.stop();
    if (stopped) return false;
    try {
      const complete = shop.repository === guest ? await loadFromBrowser() : await loadFromServer();
      loaded = true;
      if (complete) retryTimer.reset();
      else tryAgainLater();
      return true;
    } catch {
      if (!loaded) shop.show({}, 'failed'); // the pages then show the failure and offer Retry
      tryAgainLater();
      return false;
    }
  }

  function tryAgainLater(): void {
    if (!stopped) retryTimer.start();
  }

  async function loadFromBrowser(): Promise<boolean> {
    await showFitted(shop, await guest.load());
    return true;
  }

  /** @returns false when a retry can help */
  async function loadFromServer(): Promise<boolean> {
    const { platform } = shop;
    const token = platform.storage.get(STORAGE_KEYS.token);
    const known = knownSelection(platform);
    const upload = await onceAtATime(() => uploadGuestLists(guest, server));
    const lists = upload.changed ? await server.load() : upload.server;
    const withdrawn = await withdrawnLines(platform, lists.cart);
    if (platform.storage.get(STORAGE_KEYS.token) !== token) return true; // another tab has erased what is the shopper's
    rememberSoldOut(platform.storage, withdrawn);
    rememberChanges(platform.storage, priceChanges(upload.accepted, lists.cart));
    noteSeen(platform.storage, lists.cart);
    takeSelection(platform, lists.cart, known); // sends the differences, too
    await showFitted(shop, lists, mergedQuantities(lists.cart, upload.accepted));
    if (tellWhatIsLeft && upload.left.length > 0) tellOf(upload);
    tellWhatIsLeft = false;
    return !upload.left.some(({ error }) => error instanceof ApiError && error.retryable);
  }

  function tellOf({ left }: Upload): void {
    const titles = left.map(({ title }) => title).join(', ');
    shop.platform.toast('warning', messages.notUploaded(titles), messages.notUploadedDetail);
  }

  return {
    async switchTo(repository) {
      shop.repository = repository;
      loaded = false;
      tellWhatIsLeft = true;
      shop.show({}, 'loading');
      await load();
    },
    reload: async (repository) => shop.repository === repository && load(),
    ensureLoaded: async () => loaded || load(),
    stop() {
      stopped = true;
      retryTimer.stop();
    },
  };
}

/** The cart with the quantities that a guest saw before the sign-in. */
const mergedQuantities = (cart: Cart, uploaded: Cart): Cart => uploaded.reduce(replaceLine, cart);

/** Runs in one tab at a time, because all tabs notice a sign-in; the second tab finds nothing left to upload. */
function onceAtATime<T>(task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('cart-upload', task) : task();
}
