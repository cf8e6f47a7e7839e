import clsx from 'clsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Said to screen readers; without it the spinner is silent because words stand beside it. */
  label?: string;
  className?: string;
}

/** Something is under way. */
export function Spinner({ label, className }: SpinnerProps) {
  const naming = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={clsx(styles.spinner, className)} {...naming} />;
}
