import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button';
import styles from './modal-frame.module.css';
import { useModalDialog } from './use-modal-dialog';
import * as icons from './icons';

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  /** Called for Escape, the close button and a press outside. */
  onClose: () => void;
  children?: ReactNode;
  /** Buttons fixed at the bottom while the content scrolls; the main one last. */
  actions?: ReactNode;
  className?: string;
}

interface ModalFrameProps extends ModalProps {
  [look: `data-${string}`]: string;
}

/** Shared by dialog and drawer: title, Close, content, actions. The content is mounted only while open. */
export function ModalFrame({ open, title, onClose, children, actions, className, ...look }: ModalFrameProps) {
  const id = useId();
  const modal = useModalDialog(open, onClose);
  return (
    <dialog {...modal} {...look} className={clsx(styles.frame, className)} aria-labelledby={id}>
      {open && (
        <div className={styles.content}>
          {/* No header and footer elements: in a dialog they would be page landmarks. */}
          <div className={styles.header}>
            <h2 className={styles.title} id={id} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon={icons.close} label="Close" onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
