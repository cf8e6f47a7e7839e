import type { Suggestions } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useEffect, useRef, useState } from 'react';
import { getSuggestions } from './get-suggestions';

/** Milliseconds of rest between two letters before the server is asked. */
export const REST_MS = 150;
/** A single letter may become anything. */
const SHORTEST = 2;

/** What the server makes of the typed text. Old requests are given up; one that fails leaves nothing, in silence. */
export function useSuggestions(typed: string, category: string, wanted: boolean): Suggestions | null {
  const platform = usePlatform();
  const [found, setFound] = useState<Suggestions | null>(null);
  const known = useRef(new Map<string, Suggestions>());
  const q = typed.trim();
  const asks = wanted && q.length >= SHORTEST;

  useEffect(() => {
    if (!asks) return;
    const key = `${category} ${q.toLowerCase()}`;
    const already = known.current.get(key);
    if (already) return setFound(already);
    const request = new AbortController();
    const timer = setTimeout(() => {
      getSuggestions(platform, { q, ...(category ? { category } : {}) }, request.signal).then(
        (suggestions) => {
          known.current.set(key, suggestions);
          if (!request.signal.aborted) setFound(suggestions);
        },
        () => !request.signal.aborted && setFound(null), // a help that did not come; the search itself works
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [asks, q, category, platform]);

  return asks ? found : null;
}
