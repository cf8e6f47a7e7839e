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
 * Replaces a failed part of the page while the rest works. It must render when nothing else can load, so every page
 * contains its few styles.
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
