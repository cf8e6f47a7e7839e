import clsx from 'clsx';
import styles from './dialog.module.css';
import { ModalFrame, type ModalProps } from './modal-frame';

export interface DialogProps extends ModalProps {
  size?: 's' | 'm' | 'l';
}

/** A modal dialog for a question or a small form. */
export function Dialog({ size = 'm', className, ...modal }: DialogProps) {
  return <ModalFrame {...modal} className={clsx(styles.dialog, className)} data-size={size} />;
}
