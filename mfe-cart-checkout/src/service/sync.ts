import { ApiError } from '@nkm/platform';
import { messages } from '../messages';
import type { GuestShelf } from './guest-shelf';
import { createRetryTimer } from './retry-timer';
import type { Shelf } from './shelf';
import type { Shop } from './shop';
import { showFitted } from './show-fitted';
import { type Upload, uploadGuestLists } from './upload-guest-lists';

export interface Sync {
  /** Another shopper: from now on the lists of this shelf are shown. */
  switchTo(shelf: Shelf): Promise<void>;
  /** Loads the shown lists again, when they are those of this shelf. A failure leaves what is shown. */
  reload(shelf: Shelf): Promise<boolean>;
  /** Loads the lists if they could not be loaded yet. */
  ensureLoaded(): Promise<boolean>;
  /** Plans no further attempt. */
  stop(): void;
}

interface Shelves {
  shop: Shop;
  guest: GuestShelf;
  server: Shelf;
  /** Runs a task when no command is under way. */
  queue(task: () => Promise<unknown>): void;
}

/** Keeps what is shown equal to what the shelf in use keeps; what fails is tried again with growing pauses. */
export function createSync({ shop, guest, server, queue }: Shelves): Sync {
  let loaded = false;
  let tellWhatIsLeft = false;
  let stopped = false;
  const retryTimer = createRetryTimer(() => queue(load));

  async function load(): Promise<boolean> {
    retryTimer.stop();
    if (stopped) return false;
    try {
      const complete = shop.shelf === guest ? await loadFromBrowser() : await loadFromServer();
      loaded = true;
      if (complete) retryTimer.reset();
      else tryAgainLater();
      return true;
    } catch {
      if (!loaded) shop.show({}, 'failed'); // the pages say so and offer to try again
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

  /** @returns false when something is worth another try */
  async function loadFromServer(): Promise<boolean> {
    const upload = await onceAtATime(() => uploadGuestLists(guest, server));
    await showFitted(shop, upload.changed ? await server.load() : upload.server);
    if (tellWhatIsLeft && upload.left.length > 0) tellOf(upload);
    tellWhatIsLeft = false;
    return !upload.left.some(({ error }) => error instanceof ApiError && error.retryable);
  }

  function tellOf({ left }: Upload): void {
    const titles = left.map(({ title }) => title).join(', ');
    shop.platform.toast('warning', messages.notUploaded(titles), messages.notUploadedDetail);
  }

  return {
    async switchTo(shelf) {
      shop.shelf = shelf;
      loaded = false;
      tellWhatIsLeft = true;
      shop.show({}, 'loading');
      await load();
    },
    reload: async (shelf) => shop.shelf === shelf && load(),
    ensureLoaded: async () => loaded || load(),
    stop() {
      stopped = true;
      retryTimer.stop();
    },
  };
}

/** Two tabs learn of a sign-in at the same moment: the second finds nothing left to upload. */
function onceAtATime<T>(task: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('cart-upload', task) : task();
}
