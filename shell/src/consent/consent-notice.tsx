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
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAskedFor) title.current?.focus();
  }, [isAskedFor]);
  return (
    <section className={styles.notice} aria-labelledby="privacy-title">
      <h2 id="privacy-title" ref={title} tabIndex={-1}>
        {messages.title}
      </h2>
      <p>{messages.text}</p>
      <div className={styles.answers}>
        <Button onClick={() => onChoose('declined')}>{messages.decline}</Button>
        <Button onClick={() => onChoose('accepted')}>{messages.accept}</Button>
      </div>
    </section>
  );
}
