import clsx from 'clsx';
import { ICON_PATHS, type IconName } from './icon-paths';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Filled instead of outlined: a heart that is set, for example. */
  filled?: boolean;
  className?: string;
}

/** A picture beside or instead of a word. It is silent: the control around it carries the name. */
export function Icon({ name, filled, className }: IconProps) {
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
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
