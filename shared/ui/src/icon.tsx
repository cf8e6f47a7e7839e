import clsx from 'clsx';
import styles from './icon.module.css';

export interface IconProps {
  /** One of `icons`: a path on a grid of 24. */
  path: string;
  /** Filled instead of outlined, for example a set heart. */
  filled?: boolean;
  className?: string;
}

/** An icon, hidden from screen readers: the control around it has the accessible name. */
export function Icon({ path, filled, className }: IconProps) {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
