import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import * as icons from './icons';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

const ICONS: Record<NoticeTone, string> = {
  info: icons.info,
  success: icons.check,
  warning: icons.warning,
  error: icons.warning,
};

/** A persistent message in its context. Screen readers announce it when it appears. */
export function Notice({ tone = 'info', title, children, action, className }: NoticeProps) {
  return (
    <div className={clsx(styles.notice, className)} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon path={ICONS[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
