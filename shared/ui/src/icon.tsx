import clsx from 'clsx';
import styles from './icon.module.css';

export interface IconProps {
  /** One of `icons`: a path on a grid of 24. */
  path: string;
  /** Filled instead of outlined: a heart that is set, for example. */
  filled?: boolean;
  className?: string;
}

/** A picture beside or instead of a word. It is silent: the control around it carries the name. */
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
