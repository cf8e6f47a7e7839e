import type { ReactNode } from 'react';
import styles from './failure-panel.module.css';
import { Icon } from './icon';
import { PlainButton } from './plain-button';
import * as icons from './icons';

export interface FailurePanelProps {
  title: ReactNode;
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
}

/**
 * In the place of a part of the page that is down, while the rest goes on working. It must be there when nothing can
 * be loaded any more, so its few styles are in every page.
 */
export function FailurePanel({ title, children, onRetry, retryLabel = 'Try again', busy }: FailurePanelProps) {
  return (
    <div className={styles.panel} role="alert">
      <Icon path={icons.warning} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {onRetry && (
        <PlainButton busy={busy} onClick={onRetry}>
          {retryLabel}
        </PlainButton>
      )}
    </div>
  );
}
