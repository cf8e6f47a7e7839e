import { Dialog } from '@nkm/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { EmailForm } from './email-form';
import { messages } from './messages';
import { SentNotice } from './sent-notice';
import { useForgotPassword } from './use-forgot-password';

export interface ForgotDialogProps {
  /** The email in the sign-in form. */
  email: string;
  onClose: () => void;
}

/** The forgot-password dialog: an email field, then the notice about the sent link (ACC-SCR-013). */
export function ForgotDialog({ email, onClose }: ForgotDialogProps) {
  const forgot = useForgotPassword();
  const [typed, setTyped] = useState(forgot.sent?.email ?? email);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(forgot.sent !== null);
  const isSent = forgot.sent !== null;

  // Moves the focus to the start of each new state. The dialog itself does it for the first one.
  useLayoutEffect(() => {
    if (shown.current === isSent) return;
    shown.current = isSent;
    const dialog = place.current?.closest('dialog');
    (dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog?.querySelector<HTMLElement>('h2'))?.focus();
  }, [isSent]);

  return (
    <Dialog open size="s" title={messages.heading} onClose={onClose}>
      <div ref={place}>
        {forgot.sent ? (
          <SentNotice key={forgot.sent.resendAt} sent={forgot.sent} forgot={forgot} />
        ) : (
          <EmailForm typed={typed} onType={setTyped} forgot={forgot} />
        )}
      </div>
    </Dialog>
  );
}
