import type { ToastsProps } from '@nkm/ui';
import { messages } from '../../app/messages';

/** Fallback when the toast styles fail to load: plain, visible, announced and dismissible. */
export function PlainToasts({ toasts, onDismiss }: ToastsProps) {
  return (
    // No stylesheet is certain to load. The content security policy allows inline styles that a script sets.
    <section role="alert" style={{ position: 'fixed', inset: 'auto 0 0', zIndex: 50, background: 'Canvas' }}>
      {toasts.map(({ id, message, detail }) => (
        <p key={id}>
          <span>{message}</span> <span>{detail}</span> <button onClick={() => onDismiss(id)}>{messages.dismiss}</button>
        </p>
      ))}
    </section>
  );
}
