import { usePlatform } from '@nkm/platform';
import { deferred, once } from '@nkm/ui';
import { useEffect } from 'react';
import { messages } from '../../messages';
import type { ForgotDialogProps } from './forgot-dialog';

const dialogCode = once(
  async () => (await import(/* webpackChunkName: "forgot-dialog" */ './forgot-dialog')).ForgotDialog,
);

/** Preloads the dialog when its link gets pointer or focus. */
export function prepareForgotDialog(): void {
  dialogCode.load().catch(() => undefined); // opening the dialog reports the failure
}

/** The forgot-password dialog, loaded when it opens. If it fails to load, it closes with an error toast. */
export const ForgotDialog = deferred<ForgotDialogProps>(dialogCode, { server: false, failed: FailedDialog });

function FailedDialog({ onClose }: ForgotDialogProps) {
  const { toast } = usePlatform();
  useEffect(() => {
    toast('error', messages.signIn.forgotUnavailable);
    onClose();
    // Once for each failure.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
