import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'brand' | 'good' | 'warning' | 'bad';

export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}

const TONES: Record<BadgeTone, string | undefined> = {
  neutral: undefined,
  brand: styles.brand,
  good: styles.good,
  warning: styles.warning,
  bad: styles.bad,
};

/** A short status label on a coloured background. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={clsx(styles.badge, TONES[tone], className)}>{children}</span>;
}
