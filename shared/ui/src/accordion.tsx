import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';
import * as icons from './icons';

export interface AccordionProps {
  title: ReactNode;
  children: ReactNode;
  /** Only one accordion with the same name is open at a time. */
  name?: string;
  /** Initially open. */
  open?: boolean;
  className?: string;
}

/** One collapsible section. Works without JavaScript. */
export function Accordion({ title, children, name, open, className }: AccordionProps) {
  return (
    <details className={clsx(styles.fold, className)} name={name} open={open}>
      <summary className={styles.summary}>
        <span>{title}</span>
        <Icon path={icons.chevron} className={styles.mark} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
