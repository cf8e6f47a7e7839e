import { useSyncExternalStore } from 'react';

/** Screens on which the pages have two columns, as in page.module.css. */
const WIDE = '(min-width: 900px)';

/** Whether the page has two columns. False while the server's page hydrates. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
