import type { ToastsProps } from '@nkm/ui';
import { messages } from '../messages';

/** Messages when their looks cannot be loaded: plain, in sight, spoken, and gone when the shopper says so. */
export function PlainToasts({ toasts, onDismiss }: ToastsProps) {
  return (
    // Set by script, so the policy allows it; there is no stylesheet that could be relied on.
    <section role="alert" style={{ position: 'fixed', inset: 'auto 0 0', zIndex: 50, background: 'Canvas' }}>
      {toasts.map(({ id, message, detail }) => (
        <p key={id}>
          {message} {detail} <button onClick={() => onDismiss(id)}>{messages.dismiss}</button>
        </p>
      ))}
    </section>
  );
}
