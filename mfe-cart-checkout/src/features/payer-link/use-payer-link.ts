import type { PaymentOffer } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useState } from 'react';
import { messages } from './messages';

/** Creates and ends the links by which somebody else pays an order. Failures are shown as toasts. */
export function usePayerLink({ transaction_reference: reference, has_payer_link: hasLink }: PaymentOffer) {
  const { api, toast, toastError } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const [isShared, setIsShared] = useState(hasLink ?? false);
  const path = `/orders/${encodeURIComponent(reference)}/payer-links`;

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  }
  const create = () =>
    run(async () => {
      const { data } = await api.post<{ data: { url: string } }>(path, {});
      setAddress(data.url);
      setIsShared(true);
    });
  const revoke = () =>
    run(async () => {
      await api.delete(path);
      setAddress(null);
      setIsShared(false);
      toast('success', messages.revoked);
    });
  return { busy, address, isShared, create, revoke };
}
