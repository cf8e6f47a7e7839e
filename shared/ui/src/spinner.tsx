import clsx from 'clsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Announced by screen readers; omit it when text beside the spinner says the same. */
  label?: string;
  className?: string;
}

/** Shows that an action is running. */
export function Spinner({ label, className }: SpinnerProps) {
  const naming = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={clsx(styles.spinner, className)} {...naming} />;
}
