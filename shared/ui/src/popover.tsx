import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './popover.module.css';

export interface PopoverProps {
  /** Words or icon of the control that opens it. */
  trigger: ReactNode;
  /** Its name for screen readers, where the trigger shows an icon only. */
  label?: string;
  children: ReactNode;
  /** Edge of the trigger that the panel keeps to. */
  align?: 'start' | 'end';
  className?: string;
}

/**
 * A panel that hangs from its control: a small menu, a choice. A native fold, so that it opens without scripts; with
 * them it closes on Escape, on a press or a focus elsewhere, and when a link in it was followed.
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
