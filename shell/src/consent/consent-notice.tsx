import { Button } from '@nkm/ui';
import { useEffect, useRef } from 'react';
import type { ConsentChoice } from './consent';
import styles from './consent-notice.module.css';
import { messages } from './messages';

interface ConsentNoticeProps {
  /** The shopper asked for it: the focus goes there. At first it comes by itself and takes nothing away. */
  isAskedFor: boolean;
  onChoose(choice: ConsentChoice): void;
}

/** Asks before anything is stored or sent that the shop could do without. Both answers weigh the same. */
export default function ConsentNotice({ isAskedFor, onChoose }: ConsentNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor) notice.current?.focus();
  }, [isAskedFor]);
  return (
    <section ref={notice} className={styles.notice} aria-label={messages.title} tabIndex={-1}>
      <p>{messages.text}</p>
      <div className={styles.answers}>
        <Button onClick={() => onChoose('declined')}>{messages.decline}</Button>
        <Button onClick={() => onChoose('accepted')}>{messages.accept}</Button>
      </div>
    </section>
  );
}
