import type { Invoice, Order } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { DialogsProps } from './dialogs';
import { messages } from './messages';
import type { OpenDialog } from './open-dialog';

export interface InvoiceDialogs {
  open: (dialog: OpenDialog) => void;
  /** Kind of the dialog whose code is loading. */
  opening: OpenDialog['kind'] | null;
  /** The open dialog, if any. */
  shown: ReactNode;
}

/**
 * The dialogs of an invoice. Their code loads when the first one opens.
 * @param heading takes the focus when the button that opened the dialog is gone
 */
export function useDialogs(
  order: Pick<Order, 'id'>,
  invoice: Invoice,
  heading: RefObject<HTMLElement | null>,
): InvoiceDialogs {
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [opening, setOpening] = useState<OpenDialog['kind'] | null>(null);
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps> | null>(null);
  const wasOpen = useRef(false);

  // The invoice's new status can remove the button that opened the dialog.
  useEffect(() => {
    if (dialog !== null) wasOpen.current = true;
    else if (wasOpen.current && document.activeElement === document.body) heading.current?.focus();
  }, [dialog, invoice, heading]);

  async function load(next: OpenDialog) {
    setOpening(next.kind);
    try {
      const loaded = await import(/* webpackChunkName: "invoice-actions" */ './dialogs');
      setDialogs(() => loaded.Dialogs);
      setDialog(next);
    } catch {
      platform.toast('error', messages.unavailable); // the next press tries again
    } finally {
      setOpening(null);
    }
  }
  return {
    open: (next) => void load(next),
    opening,
    shown: Dialogs && dialog && (
      <Dialogs
        key={dialog.kind}
        orderId={order.id}
        invoice={invoice}
        dialog={dialog}
        onOpen={setDialog}
        onClose={() => setDialog(null)}
        onReload={() => void revalidate()}
      />
    ),
  };
}
