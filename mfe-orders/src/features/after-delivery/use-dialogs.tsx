import type { Invoice } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { DialogsProps } from './dialogs';
import { messages } from './messages';
import type { OpenDialog } from './open-dialog';

export interface InvoiceDialogs {
  open: (dialog: OpenDialog) => void;
  /** The dialog of this kind is on its way. */
  opening: OpenDialog['kind'] | null;
  /** What is open, if anything. */
  shown: ReactNode;
}

/**
 * The dialogs of an invoice: their code comes when the first one is wanted.
 * @param heading takes the focus when what opened the dialog is gone
 */
export function useDialogs(invoice: Invoice, heading: RefObject<HTMLElement | null>): InvoiceDialogs {
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [opening, setOpening] = useState<OpenDialog['kind'] | null>(null);
  const [Dialogs, setDialogs] = useState<ComponentType<DialogsProps> | null>(null);
  const wasOpen = useRef(false);

  // The button that opened it may have gone with the invoice's new status.
  useEffect(() => {
    if (dialog !== null) wasOpen.current = true;
    else if (wasOpen.current && document.activeElement === document.body) heading.current?.focus();
  }, [dialog, invoice, heading]);

  async function load(next: OpenDialog) {
    setOpening(next.kind);
    try {
      const loaded = await import(/* webpackChunkName: "after-delivery" */ './dialogs');
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
        invoice={invoice}
        dialog={dialog}
        onOpen={setDialog}
        onClose={() => setDialog(null)}
        onReload={() => void revalidate()}
      />
    ),
  };
}
