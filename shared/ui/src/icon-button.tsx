import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { blockWhenDisabled } from './block-when-disabled';
import styles from './icon-button.module.css';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** Its name for everybody who does not see the icon. */
  label: string;
  filled?: boolean;
  /** A number in the corner, e.g. of cart lines; nothing at 0. */
  count?: number;
}

export function IconButton({ icon, label, filled, count, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...blockWhenDisabled(rest)}
      className={clsx(styles.button, className)}
      aria-label={count ? `${label} (${count})` : label}
      title={label}
    >
      <Icon name={icon} filled={filled} />
      {count ? (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  );
}
