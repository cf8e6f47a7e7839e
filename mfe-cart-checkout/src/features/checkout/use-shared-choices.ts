import { hasFeature } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { useEffect } from 'react';
import type { CheckoutDraft } from './draft';
import { onNotedChoices } from './sync-state';

/** Pause in milliseconds, so that several quick choices send one change. */
const PAUSE_MS = 400;

/** The code loads after the page. Null: it could not be loaded, and the choices stay on this device until it can. */
const loadSync = () => import('./choices-sync').catch(() => null);

/**
 * Goes on with what the signed-in shopper has chosen on another device, and sends what is chosen here: when the page
 * opens, when the shopper returns to it or to the network, and after each choice. An older server stores nothing; the
 * choices then stay on this device.
 * @param onTaken after the draft has taken choices of another device, which can have ceased to fit
 */
export function useSharedChoices(
  changeDraft: (next: (before: CheckoutDraft) => CheckoutDraft) => void,
  onTaken?: () => void,
): void {
  const { api, storage, settings } = usePlatform();
  const { status } = useTopic('session');
  const isShared = status === 'signed-in' && hasFeature(settings, 'checkout-choices');

  useEffect(() => {
    if (!isShared) return;
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sync = async () => {
      const code = await loadSync();
      const take = await code?.syncChoices({ api, storage }, () => isOpen);
      if (!take) return;
      changeDraft(take);
      onTaken?.();
    };
    const syncNow = () => void sync();
    const syncVisible = () => document.visibilityState === 'visible' && syncNow();
    const endNotes = onNotedChoices(() => {
      clearTimeout(timer);
      timer = setTimeout(syncNow, PAUSE_MS);
    });
    window.addEventListener('online', syncNow);
    document.addEventListener('visibilitychange', syncVisible);
    syncNow();
    return () => {
      isOpen = false;
      clearTimeout(timer);
      endNotes();
      window.removeEventListener('online', syncNow);
      document.removeEventListener('visibilitychange', syncVisible);
    };
  }, [api, storage, isShared, changeDraft, onTaken]);
}
