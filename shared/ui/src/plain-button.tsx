import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { blockWhenDisabled } from './block-when-disabled';
import styles from './plain-button.module.css';

export interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action is running: ignores presses, but keeps the focus. */
  busy?: boolean;
}

/**
 * Looks like the plain Button with a tenth of its styles. Only for the frame, whose styles are in every page; pages use
 * Button.
 */
export function PlainButton({ busy = false, className, ...button }: PlainButtonProps) {
  const state = busy ? ({ 'aria-disabled': true, 'aria-busy': true } as const) : {};
  return (
    <button type="button" {...blockWhenDisabled({ ...button, ...state })} className={clsx(styles.button, className)} />
  );
}
