import { readText, type Suggestions } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useEffect, useRef, useState } from 'react';
import { getSuggestions } from './get-suggestions';

/** Milliseconds without typing before a request is sent. */
const REST_MS = 150;
/** A single letter is too ambiguous for suggestions. */
const SHORTEST = 2;

/** Suggestions for the typed text. Outdated requests are aborted; failures are silent and show no suggestions. */
export function useSuggestions(typed: string, category: string, wanted: boolean): Suggestions | null {
  const platform = usePlatform();
  const [found, setFound] = useState<Suggestions | null>(null);
  const known = useRef(new Map<string, Suggestions>());
  const q = readText(typed);
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
        () => !request.signal.aborted && setFound(null), // suggestions are optional; the search itself works
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [asks, q, category, platform]);

  return asks ? found : null;
}
