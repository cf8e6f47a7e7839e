import { usePlatform } from '@nkm/platform';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages';
import type { ForgotDialogProps } from './forgot-dialog';

const loadDialog = () => import(/* webpackChunkName: "forgot-dialog" */ './forgot-dialog');

/** Fetches the dialog ahead, when somebody turns to the link that opens it. */
export function prepareForgotDialog(): void {
  loadDialog().catch(() => undefined); // the dialog itself says so when it is opened
}

/** The popup for a forgotten password, loaded when it is opened. Closes itself, with a toast, when it cannot be. */
export function LateForgotDialog({ email, onClose }: ForgotDialogProps) {
  const platform = usePlatform();
  const [Dialog, setDialog] = useState<ComponentType<ForgotDialogProps> | null>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let isLeft = false;
    loadDialog().then(
      (loaded) => isLeft || setDialog(() => loaded.default),
      (cause: unknown) => {
        if (isLeft) return;
        console.warn('The dialog for a forgotten password could not be loaded:', cause);
        platform.toast('error', messages.signIn.forgotUnavailable);
        close.current();
      },
    );
    return () => {
      isLeft = true;
    };
  }, [platform]);
  return Dialog && <Dialog email={email} onClose={onClose} />;
}
