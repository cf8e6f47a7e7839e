import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { blockWhenDisabled } from './block-when-disabled';
import styles from './icon-button.module.css';
import { Icon } from './icon';
import { useSettledPress } from './use-settled';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** One of `icons`. */
  icon: string;
  /** Accessible name. */
  label: string;
  filled?: boolean;
  /** What a press does, for a button that turns: it ignores a second quick press after a change. */
  meaning?: unknown;
}

/** A round icon-only button, large enough for a thumb. */
export function IconButton({ icon, label, filled, meaning, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...blockWhenDisabled(useSettledPress(meaning, rest))}
      className={clsx(styles.button, className)}
      aria-label={label}
      title={label}
    >
      <Icon path={icon} filled={filled} />
    </button>
  );
}
