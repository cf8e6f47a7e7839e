import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button';
import { useModalDialog } from './use-modal-dialog';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Escape, the close button and a press beside the dialog. */
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the bottom; the main one last. */
  actions?: ReactNode;
  size?: 's' | 'm' | 'l';
  className?: string;
}

/** A question or a small form over the page. Its content exists only while it is open. */
export function Dialog({ open, title, onClose, children, actions, size = 'm', className }: DialogProps) {
  const id = useId();
  const modal = useModalDialog(open, onClose);
  return (
    <dialog {...modal} className={clsx(styles.dialog, className)} data-size={size} aria-labelledby={id}>
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
