import { Toast, type ToastMessage, type ToastProps } from './toast';
import styles from './toasts.module.css';

export interface ToastsProps extends Pick<ToastProps, 'onDismiss'> {
  toasts: readonly ToastMessage[];
}

const isUrgent = ({ tone }: ToastMessage) => tone === 'error' || tone === 'warning';

/** The messages of the moment. Both regions are always there: a screen reader only hears what arrives in one. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const show = (toast: ToastMessage) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />;
  return (
    <section className={styles.toasts} aria-label="Messages">
      <div className={styles.region} role="status" aria-live="polite" aria-atomic="false">
        {toasts.filter((toast) => !isUrgent(toast)).map(show)}
      </div>
      <div className={styles.region} role="alert" aria-live="assertive" aria-atomic="false">
        {toasts.filter(isUrgent).map(show)}
      </div>
    </section>
  );
}
