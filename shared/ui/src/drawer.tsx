import clsx from 'clsx';
import styles from './drawer.module.css';
import { ModalFrame, type ModalProps } from './modal-frame';

export interface DrawerProps extends ModalProps {
  /** The side from which it opens. */
  side?: 'start' | 'end';
}

/** A panel on one side of the page: menu, mini-cart, filters. */
export function Drawer({ side = 'end', className, ...modal }: DrawerProps) {
  return <ModalFrame {...modal} className={clsx(styles.drawer, className)} data-side={side} />;
}
