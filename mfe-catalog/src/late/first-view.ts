import { afterFirstView } from '@nkm/platform';
import { use, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

let had: Promise<void> | null = null;

/** Resolves when the first view of the document has had its time; the same promise for all who wait. */
export function firstViewHad(): Promise<void> {
  return (had ??= afterFirstView());
}

/** React reads of such a promise that there is nothing to wait for. */
const AT_ONCE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

const nothingChanges = () => () => undefined;

/** True on the server, and in the browser while the component takes over its HTML. */
const useServersHtml = () =>
  useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );

/** False on a page of the server until its first view was had. */
export function useFirstViewHad(): boolean {
  const isServers = useServersHtml();
  const [isHad, setHad] = useState(!isServers);
  useEffect(() => {
    if (!isHad) void firstViewHad().then(() => setHad(true));
  }, [isHad]);
  return isHad;
}

/**
 * True while the component takes over HTML of the server in the browser; for that it waits, inside of a Suspense
 * boundary, until the first view was had, unless it comes `atOnce`. Anywhere else it goes on.
 */
export function useHydrationAfterFirstView(atOnce = false): boolean {
  const isServers = useServersHtml();
  const hydrates = isServers && typeof window !== 'undefined';
  use(hydrates && !atOnce ? firstViewHad() : AT_ONCE);
  return hydrates;
}

/** Places in the shopper's history that this document has shown before. */
const shownBefore = new Set<string>();

/**
 * False only while a page that the browser makes is drawn for the first time: its top is painted then, and the rest
 * right after. Whoever goes back, or to a place in the page, needs all of it at once.
 */
export function useSecondPass(): boolean {
  const isServers = useServersHtml();
  const { key, hash } = useLocation();
  useEffect(() => void shownBefore.add(key), [key]);
  return useDeferredValue(true, isServers || shownBefore.has(key) || hash !== '');
}
