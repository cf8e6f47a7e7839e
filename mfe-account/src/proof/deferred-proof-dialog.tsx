import { usePlatform } from '@nkm/platform';
import { deferred, once } from '@nkm/ui';
import { useEffect } from 'react';
import { messages } from './messages';
import type { ProofDialogProps } from './proof-dialog';

const dialogCode = once(
  async () => (await import(/* webpackChunkName: "proof-dialog" */ './proof-dialog')).ProofDialog,
);

/** Preloads the dialog when its button gets pointer or focus. */
export function prepareProofDialog(): void {
  dialogCode.load().catch(() => undefined); // opening the dialog reports the failure
}

/** The dialog that asks for the password or a passkey, loaded when it opens. A failure closes it with a toast. */
export const ProofDialog = deferred<ProofDialogProps>(dialogCode, { server: false, failed: FailedDialog });

function FailedDialog({ onClose }: ProofDialogProps) {
  const { toast } = usePlatform();
  useEffect(() => {
    toast('error', messages.failed);
    onClose();
    // Once for each failure.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
