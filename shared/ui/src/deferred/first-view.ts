import { afterFirstView } from '@nkm/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';

let over: Promise<void> | null = null;

/**
 * Whether the server rendered the page itself, not only the frame. Around a missing page nothing waits for the first
 * view, because React shows the page only after it has hydrated the whole frame.
 */
export const hasFirstView = (): boolean => document.querySelector('[data-page]') !== null;

/** Resolves after the first view of the document, if the server rendered one. All callers share one promise. */
export function firstViewOver(): Promise<void> {
  return (over ??= hasFirstView() ? afterFirstView() : Promise.resolve());
}

const neverChanges = () => () => undefined;

/** True on the server, and in the browser while the component hydrates. */
export const useServerHtml = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** False on a server page until its first view is over. */
export function useFirstViewOver(): boolean {
  const isServerHtml = useServerHtml();
  const [isOver, setOver] = useState(!isServerHtml);
  useEffect(() => {
    if (!isOver) void firstViewOver().then(() => setOver(true));
  }, [isOver]);
  return isOver;
}
