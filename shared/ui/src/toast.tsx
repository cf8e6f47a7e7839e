import type { ToastTone } from '@nkm/platform';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button';
import styles from './toast.module.css';
import * as icons from './icons';

export interface ToastMessage {
  id: string | number;
  tone: ToastTone;
  message: string;
  detail?: string;
}

export interface ToastProps {
  toast: ToastMessage;
  onDismiss: (id: ToastMessage['id']) => void;
}

/** Milliseconds that a toast stays; problems stay longer. */
const STAYS: Record<ToastTone, number> = { success: 5000, info: 5000, warning: 8000, error: 10_000 };

/** One message; it disappears after a while, but not while the pointer or focus is on it. */
export function Toast({ toast, onDismiss }: ToastProps) {
  const { id, tone, message, detail } = toast;
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss.current(id), STAYS[tone]);
    return () => clearTimeout(timer);
  }, [held, id, tone]);
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.words}>
        <p className={styles.message}>{message}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <IconButton icon={icons.close} label="Dismiss" onClick={() => onDismiss(id)} />
    </div>
  );
}
