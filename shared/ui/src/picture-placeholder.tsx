import clsx from 'clsx';
import styles from './picture-placeholder.module.css';

/** Replaces a missing picture with adire squares and its description for screen readers. */
export function PicturePlaceholder({ alt, className }: { alt: string; className?: string }) {
  const naming = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return <span className={clsx(styles.frame, styles.missing, className)} {...naming} />;
}
