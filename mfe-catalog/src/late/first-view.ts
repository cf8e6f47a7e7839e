import { afterFirstView } from '@nkm/platform';
import { use, useSyncExternalStore } from 'react';

let had: Promise<void> | null = null;

/** Resolves when the first view of the document has had its time; the same promise for all who wait. */
export function firstViewHad(): Promise<void> {
  return (had ??= afterFirstView());
}

/** React reads of such a promise that there is nothing to wait for. */
const AT_ONCE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const nothingChanges = () => () => undefined;

/**
 * True while the component takes over HTML of the server in the browser; for that it waits, inside of a Suspense
 * boundary, until the first view was had, unless it comes `atOnce`. Anywhere else it goes on.
 */
export function useHydrationAfterFirstView(atOnce = false): boolean {
  const isFirst = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );
  const hydrates = isFirst && typeof window !== 'undefined';
  use(hydrates && !atOnce ? firstViewHad() : AT_ONCE);
  return hydrates;
}
