import { type DialogHTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';
import { SETTLING_MS } from './use-settled';

interface ModalDialog extends Pick<DialogHTMLAttributes<HTMLDialogElement>, 'onCancel' | 'onClose' | 'onClick'> {
  ref: RefObject<HTMLDialogElement | null>;
}

/**
 * Opens a native `<dialog>` as modal while `open` is true: the browser keeps the focus inside, restores it
 * afterwards and makes the page behind inert. Escape and a press outside call `onClose`, but not the second of two
 * quick presses on the button that opened it. The focus starts on the title, or on the element with `data-autofocus`.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const wanted = useRef(false);
  const openedAt = useRef(-Infinity);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    wanted.current = true;
    dialog.showModal();
    openedAt.current = performance.now();
    // The browser would focus the first control, which is Close. The title gives context.
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2');
    first?.focus();
    return () => {
      wanted.current = false;
      dialog.close();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return; // a file picker inside bubbles its own cancel
      event.preventDefault();
      onClose();
    },
    // The browser can close it on its own (second Escape, back gesture), so the owner must be notified.
    onClose: () => {
      if (wanted.current) onClose();
    },
    onClick: (event) => {
      const isOutside = event.target === event.currentTarget;
      if (isOutside && performance.now() - openedAt.current >= SETTLING_MS) onClose();
    },
  };
}
