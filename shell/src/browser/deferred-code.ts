import { afterFirstView } from '@nkm/platform';
import { deferred, once } from '@nkm/ui';
import { type ComponentType, useEffect } from 'react';
import type { DeferredTools } from './deferred/start-deferred-parts';

/** The code of the shell that no first view needs: one chunk, loaded after the first view or on demand. */
const deferredCode = once(() => import(/* webpackChunkName: "deferred" */ './deferred'));
type DeferredCode = NonNullable<typeof deferredCode.current>;

/** Uses the deferred code; calls `otherwise` when it fails to load. */
export function withDeferredCode(use: (code: DeferredCode) => void, otherwise?: () => void): void {
  deferredCode
    .load()
    .then(use)
    .catch((cause: unknown) => {
      console.warn('Failed to load a page part:', cause);
      otherwise?.();
    });
}

/**
 * The deferred parts beside every page. They load after the first view, or with the first change of the request state.
 * The page works without them, and each further change is another attempt.
 */
export function createDeferredParts(tools: DeferredTools): ComponentType {
  const { requests } = tools;
  return deferred(async () => (await deferredCode.load()).startDeferredParts(tools), {
    server: false,
    renderAfter: () => Promise.race([afterFirstView(), new Promise<void>((resolve) => requests.subscribe(resolve))]),
    failed: ({ retry }) => useEffect(() => requests.subscribe(retry)) ?? null,
  });
}
