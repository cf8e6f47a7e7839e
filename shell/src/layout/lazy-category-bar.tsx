import { whenIdle } from '@nkm/platform';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { hasFirstView } from '../browser/has-first-view';
import { withTimeout } from '../slices/with-timeout';
import styles from './header.module.css';

type BarModule = { default: ComponentType };

/** Where the bar is seen; the styles say the same. */
const WIDE = '(min-width: 900px)';
/** Milliseconds: a navigation waits for the bar's code while it is on its way. */
const LOAD_MS = 3_000;

const loadBar = (): Promise<BarModule> => import(/* webpackChunkName: "bar" */ '../menu/category-bar');

/**
 * The bar's code: on the server at once, in a wide browser when it is idle, on a phone never. What the server wrote
 * are links, which work without.
 */
export function lazyCategoryBar(load = loadBar) {
  const kept = { default: () => <KeptBar load={load} /> };
  return lazy(async (): Promise<BarModule> => {
    if (typeof window === 'undefined') return load();
    if (!matchMedia(WIDE).matches) return kept;
    if (hasFirstView()) await new Promise<void>((resolve) => whenIdle(resolve));
    return withTimeout(load(), LOAD_MS, 'The code of the category bar').catch(() => kept);
  });
}

/** The bar as the server wrote it, until its code is there: a network may be slow, and a window may grow wide. */
function KeptBar({ load }: { load: () => Promise<BarModule> }) {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const onChange = () => {
      // One that cannot be had stays what it is: links.
      if (wide.matches) load().then((module) => setBar(() => module.default), () => undefined); // prettier-ignore
    };
    onChange();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [load]);
  if (Bar) return <Bar />;
  // With a text for its content React leaves what is in the element alone while it hydrates.
  return (
    <nav className={styles.bar} suppressHydrationWarning>
      {''}
    </nav>
  );
}
