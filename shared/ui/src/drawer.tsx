import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './drawer.module.css';
import { IconButton } from './icon-button';
import { useModalDialog } from './use-modal-dialog';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Where it comes from. */
  side?: 'start' | 'end';
  children?: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  actions?: ReactNode;
  className?: string;
}

/** A panel along one side of the page: menu, mini-cart, filters. Its content exists only while it is open. */
export function Drawer({ open, title, onClose, side = 'end', children, actions, className }: DrawerProps) {
  const id = useId();
  const modal = useModalDialog(open, onClose);
  return (
    <dialog {...modal} className={clsx(styles.drawer, className)} data-side={side} aria-labelledby={id}>
      {open && (
        <div className={styles.content}>
          <header className={styles.header}>
            <h2 className={styles.title} id={id} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="close" label="Close" onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
