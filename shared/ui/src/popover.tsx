import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './popover.module.css';

export interface PopoverProps {
  /** Text or icon of the control that opens it. */
  trigger: ReactNode;
  /** Accessible name for an icon-only trigger. */
  label?: string;
  children: ReactNode;
  /** Edge of the trigger with which the panel aligns. */
  align?: 'start' | 'end';
  className?: string;
}

/**
 * A small panel below its control, such as a menu. Uses native `<details>`, so that it opens without scripts. With
 * scripts it closes on Escape, on a press or focus outside, and after a link in it is followed.
 */
export function Popover({ trigger, label, children, align = 'start', className }: PopoverProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => (open && fold.current ? closeOnLeave(fold.current) : undefined), [open]);
  return (
    <details
      ref={fold}
      className={clsx(styles.popover, className)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.trigger} aria-label={label}>
        {trigger}
      </summary>
      <div className={styles.panel} data-align={align}>
        {children}
      </div>
    </details>
  );
}

function closeOnLeave(fold: HTMLDetailsElement): () => void {
  const close = () => {
    fold.open = false;
  };
  const onPress = ({ target }: Event) => fold.contains(target as Node) || close();
  const onFocus = ({ target }: FocusEvent) => fold.contains(target as Node) || close();
  const onFollow = ({ target }: Event) => (target as Element).closest('a[href]') && close();
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    fold.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onKey);
  fold.addEventListener('click', onFollow);
  return () => {
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onKey);
    fold.removeEventListener('click', onFollow);
  };
}
