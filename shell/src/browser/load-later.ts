import { afterFirstView } from '@nkm/platform';
import type { ComponentType } from 'react';
import type { LaterTools } from '../later/start-later-parts';

const importLater = () => import(/* webpackChunkName: "later" */ '../later');
const cannotBeHad = (cause: unknown) => console.warn('A part of the page cannot be loaded:', cause);

type Later = Awaited<ReturnType<typeof importLater>>;

/** Does something with the code that no page needs at first; where it is not available, `otherwise`. */
export function withLater(use: (later: Later) => void, otherwise?: () => void): void {
  importLater()
    .then(use)
    .catch((cause: unknown) => {
      cannotBeHad(cause);
      otherwise?.();
    });
}

/**
 * Loads it after the first view, or as soon as it has something to say of the requests. Where it cannot be had, the
 * page goes on without; a network that is back is a reason to try again.
 */
export function createLater(tools: LaterTools): (show: (Parts: ComponentType) => void) => void {
  return (show) => {
    let busy = false;
    async function load(): Promise<void> {
      if (busy) return;
      busy = true;
      try {
        const { startLaterParts } = await importLater();
        stopAsking();
        window.removeEventListener('online', load);
        show(startLaterParts(tools));
      } catch (cause) {
        busy = false;
        cannotBeHad(cause);
      }
    }
    const stopAsking = tools.requests.subscribe(load);
    window.addEventListener('online', load);
    void afterFirstView().then(load);
  };
}
