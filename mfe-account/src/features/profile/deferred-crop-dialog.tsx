import { usePlatform } from '@nkm/platform';
import { deferred, once } from '@nkm/ui';
import { useEffect } from 'react';
import type { CropDialogProps } from './crop-dialog';
import { messages } from './messages';

const dialogCode = once(async () => (await import(/* webpackChunkName: "crop-dialog" */ './crop-dialog')).CropDialog);

/** Preloads the dialog when its button gets pointer or focus. */
export function prepareCropDialog(): void {
  dialogCode.load().catch(() => undefined); // opening the dialog reports the failure
}

/** The dialog that cuts a photo, loaded when it opens. If it fails to load, it closes with an error toast. */
export const CropDialog = deferred<CropDialogProps>(dialogCode, { server: false, failed: FailedDialog });

function FailedDialog({ onClose }: CropDialogProps) {
  const { toast } = usePlatform();
  useEffect(() => {
    toast('error', messages.photo.notOpened);
    onClose();
    // Once for each failure.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
