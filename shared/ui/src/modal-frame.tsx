import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button';
import styles from './modal-frame.module.css';
import { useModalDialog } from './use-modal-dialog';
import * as icons from './icons';

export interface ModalProps {
  open: boolean;
  title: ReactNode;
  /** Escape, the close button and a press beside it. */
  onClose: () => void;
  children?: ReactNode;
  /** Buttons at the bottom, which stay while the content scrolls; the main one last. */
  actions?: ReactNode;
  className?: string;
}

interface ModalFrameProps extends ModalProps {
  [look: `data-${string}`]: string;
}

/** What dialog and drawer have in common: title, Close, content, actions. The content exists only while it is open. */
export function ModalFrame({ open, title, onClose, children, actions, className, ...look }: ModalFrameProps) {
  const id = useId();
  const modal = useModalDialog(open, onClose);
  return (
    <dialog {...modal} {...look} className={clsx(styles.frame, className)} aria-labelledby={id}>
      {open && (
        <div className={styles.content}>
          {/* No header and footer elements: in a dialog they would be landmarks of the page. */}
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
