import type { Timestamp } from '@nkm/contracts';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { Panel } from '../../page/panel';
import styles from './review-window.module.css';
import { useTimeLeft } from '../../time-left/use-time-left';

const texts = messages.details;
const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

interface ReviewWindowProps {
  endsBy: Timestamp;
  /** The receipt is confirmed or the money is refunded: the window ends before its time. */
  isClosed?: boolean;
  /** Content below the clock. `isOpen` says whether the window is still open. */
  children?: (isOpen: boolean) => ReactNode;
}

/** Counts down to the end of the invoice's review window, then says that it has ended (ORD-RULE-002). */
export function ReviewWindow({ endsBy, isClosed = false, children }: ReviewWindowProps) {
  const running = useTimeLeft(endsBy);
  const left = isClosed ? null : running;
  return (
    <Panel title={texts.review} printed={false}>
      {left ? (
        <>
          <p className={styles.clock} role="timer" aria-label={texts.review}>
            {UNITS.map((unit) => (
              <span key={unit} className={styles.unit}>
                <strong>{left[unit]}</strong> <span>{texts[unit]}</span>
              </span>
            ))}
          </p>
          <p>{texts.reviewEndsBy(lagosDateTime(endsBy))}</p>
        </>
      ) : (
        <p role="status">{texts.reviewEnded}</p>
      )}
      {children?.(left !== null)}
    </Panel>
  );
}
