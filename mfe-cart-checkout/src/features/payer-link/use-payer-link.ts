import { usePlatform } from '@nkm/platform';
import { useState } from 'react';
import { messages } from './messages';

/** Creates and ends the links by which somebody else pays an order. Failures are shown as toasts. */
export function usePayerLink(reference: string) {
  const { api, toast, toastError } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
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
    });
  const revoke = () =>
    run(async () => {
      await api.delete(path);
      setAddress(null);
      toast('success', messages.revoked);
    });
  return { busy, address, create, revoke };
}
