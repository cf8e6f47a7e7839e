import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './failure-panel.module.css';
import { Icon } from './icon';

export interface FailurePanelProps {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
}

/** In the place of a part of the page that is down, while the rest goes on working. */
export function FailurePanel({ title, children, onRetry, retryLabel = 'Try again', busy }: FailurePanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <Icon name="warning" className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && (
        <Button busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
