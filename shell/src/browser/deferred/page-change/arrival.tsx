import { useEffect, useRef } from 'react';
import { useMatches } from 'react-router-dom';
import { isUnsettled, type PageMatch } from '../../../slices/route-outcome';
import { useArrival } from './use-arrival';

/** Moves the focus to each page after a navigation without a new document. */
export function Arrival() {
  const main = useRef<HTMLElement>(null);
  const match = useMatches().at(-1) as PageMatch | undefined;
  useEffect(() => void (main.current = document.getElementById('content')), []);
  useArrival(main, !isUnsettled(match?.loaderData));
  return null;
}
