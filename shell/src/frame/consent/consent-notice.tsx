import { Button } from '@nkm/ui';
import { useEffect, useRef } from 'react';
import type { ConsentChoice } from '../../app/consent';
import styles from './consent-notice.module.css';
import { messages } from './messages';

interface ConsentNoticeProps {
  /** The shopper reopened the notice, so it takes the focus. The first, automatic notice does not. */
  isAskedFor: boolean;
  onChoose(choice: ConsentChoice): void;
}

/** Asks before the shop stores or sends non-essential data. Both answers have equal weight. */
export function ConsentNotice({ isAskedFor, onChoose }: ConsentNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isAskedFor) return;
    cameFrom.current = document.activeElement as HTMLElement | null;
    notice.current?.focus();
  }, [isAskedFor]);

  /** The focused button disappears, so the focus returns to where it was before the notice. */
  function choose(choice: ConsentChoice) {
    (cameFrom.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
    onChoose(choice);
  }
  return (
    <section ref={notice} className={styles.notice} aria-label={messages.title} tabIndex={-1} data-consent-notice>
      <p>{messages.text}</p>
      <div className={styles.answers}>
        <Button onClick={() => choose('declined')}>{messages.decline}</Button>
        <Button onClick={() => choose('accepted')}>{messages.accept}</Button>
      </div>
    </section>
  );
}
