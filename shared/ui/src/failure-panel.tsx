import type { ReactNode } from 'react';
import { blockWhenDisabled } from './block-when-disabled';
import styles from './failure-panel.module.css';
import { Icon } from './icon';

export interface FailurePanelProps {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
}

/**
 * In the place of a part of the page that is down, while the rest goes on working. It must be there when nothing can
 * be loaded any more, so its styles are in every page: that is why it brings a button of its own, not the big one.
 */
export function FailurePanel({ title, children, onRetry, retryLabel = 'Try again', busy = false }: FailurePanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <Icon name="warning" className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && (
        <button
          type="button"
          className={styles.retry}
          {...blockWhenDisabled({ 'aria-disabled': busy, 'aria-busy': busy, onClick: onRetry })}
        >
          {retryLabel}
        </button>
      )}
    </div>
  );
}
