import { Button } from '@nkm/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages';
import styles from './account-deletion.module.css';

const texts = messages.deletion.done;
/** Milliseconds; long enough to read two sentences, or to hear them from a screen reader. */
const REDIRECT_AFTER = 10_000;

/** Confirms the deletion. The button leads home, and so does a timer. */
export function Farewell({ leave }: { leave: () => Promise<void> }) {
  const go = useRef(leave);
  useEffect(() => {
    const timer = setTimeout(() => void go.current(), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.step}>
      <p role="status">{texts.text}</p>
      <Button variant="main" wide onClick={() => void leave()}>
        {texts.goHome}
      </Button>
    </div>
  );
}
