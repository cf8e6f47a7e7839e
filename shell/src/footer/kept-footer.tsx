import { PlainButton } from '@nkm/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from '../layout/footer.module.css';
import { messages } from '../messages';
import type { FooterModule } from './load-footer';

/**
 * The footer while its code cannot be had. What the server wrote stays: its links and its form work by themselves.
 * Where the server wrote none, there is a message and Retry.
 */
export function KeptFooter({ load }: { load: () => Promise<FooterModule> }) {
  const place = useRef<HTMLElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [loaded, setLoaded] = useState<{ Content: ComponentType } | null>(null);
  useEffect(() => setMissing(!place.current?.firstChild), []);

  async function retry() {
    try {
      const { default: Content } = await load();
      setLoaded({ Content });
    } catch (error) {
      console.warn('The footer does without its code:', error);
    }
  }

  if (loaded) return <loaded.Content />;
  // With a text for its content React leaves what is in the element alone while it hydrates.
  if (!isMissing) {
    return (
      <footer ref={place} className={styles.footer} suppressHydrationWarning>
        {''}
      </footer>
    );
  }
  return (
    <footer className={styles.footer}>
      <p className={styles.end}>
        {messages.footerDown} <PlainButton onClick={() => void retry()}>{messages.retry}</PlainButton>
      </p>
    </footer>
  );
}
