import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';
import * as icons from './icons';

export interface AccordionProps {
  title: ReactNode;
  children: ReactNode;
  /** Of those with the same name only one is open. */
  name?: string;
  /** Open at first. */
  open?: boolean;
  className?: string;
}

/** One fold; put several under each other. Works without JavaScript. */
export function Accordion({ title, children, name, open, className }: AccordionProps) {
  return (
    <details className={clsx(styles.fold, className)} name={name} open={open}>
      <summary className={styles.summary}>
        {title}
        <Icon path={icons.chevron} className={styles.mark} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
