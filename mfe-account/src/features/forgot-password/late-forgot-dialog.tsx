import { usePlatform } from '@nkm/platform';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages';
import type { ForgotDialogProps } from './forgot-dialog';

const loadDialog = () => import(/* webpackChunkName: "forgot-dialog" */ './forgot-dialog');

/** Preloads the dialog when its link gets pointer or focus. */
export function prepareForgotDialog(): void {
  loadDialog().catch(() => undefined); // opening the dialog reports the failure
}

/** The forgot-password dialog, loaded when it opens. If it fails to load, it closes with an error toast. */
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
        console.warn('Failed to load the forgot-password dialog:', cause);
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
