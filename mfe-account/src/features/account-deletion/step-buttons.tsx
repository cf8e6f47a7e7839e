import { Button } from '@nkm/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages';
import styles from './account-deletion.module.css';

interface StepButtonsProps {
  /** Omitted for a step without a previous one. */
  onBack?: () => void;
  children: ReactNode;
}

/** Back on the left, the button for the next step on the right. */
export function StepButtons({ onBack, children }: StepButtonsProps) {
  return (
    <div className={styles.buttons}>
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          {messages.deletion.back}
        </Button>
      )}
      <div className={styles.onwards}>{children}</div>
    </div>
  );
}
