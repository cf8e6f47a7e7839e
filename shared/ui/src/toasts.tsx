import { useEffect, useRef } from 'react';
import { Toast, type ToastMessage, type ToastProps } from './toast';
import styles from './toasts.module.css';

export interface ToastsProps extends Pick<ToastProps, 'onDismiss'> {
  toasts: readonly ToastMessage[];
}

const isUrgent = ({ tone }: ToastMessage) => tone === 'error' || tone === 'warning';

/** The current toasts. Both live regions are always mounted: screen readers announce only changes inside one. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => raise(section.current), [toasts]);
  const show = (toast: ToastMessage) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />;
  return (
    <section ref={section} popover="manual" className={styles.toasts} aria-label="Messages">
      <div className={styles.region} role="status" aria-live="polite" aria-atomic="false">
        {toasts.filter((toast) => !isUrgent(toast)).map(show)}
      </div>
      <div className={styles.region} role="alert" aria-live="assertive" aria-atomic="false">
        {toasts.filter(isUrgent).map(show)}
      </div>
    </section>
  );
}

/** Raises the toasts above everything, even an open dialog. Without popover support the section stays in place. */
function raise(section: HTMLElement | null) {
  if (!section?.showPopover) return;
  const shown = section.matches(':popover-open');
  if (shown && !document.querySelector('dialog:modal')) return;
  if (shown) section.hidePopover();
  section.showPopover();
}
