import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from '../layout/footer.module.css';
import { LazyPart } from '../layout/lazy-part';

const NO_PROPS = {};

/**
 * The footer while its code cannot be had. What the server wrote stays: its links and its form work by themselves.
 * Where the server wrote none, there is a message and Retry.
 */
export function KeptFooter({ load }: { load: () => Promise<ComponentType> }) {
  const place = useRef<HTMLElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => setMissing(!place.current?.firstChild), []);
  if (isMissing) return <LazyPart load={load} props={NO_PROPS} />;
  // With a text for its content React leaves what is in the element alone while it hydrates.
  return (
    <footer ref={place} className={styles.footer} suppressHydrationWarning>
      {''}
    </footer>
  );
}
