import { readField } from '@nkm/contracts';
import { ApiError, usePlatform } from '@nkm/platform';
import { openWebAddress } from '@nkm/ui';
import { useState } from 'react';
import { messages } from './messages';

interface Wanted {
  /** Number of the order. */
  reference: string;
  code: string;
  /** The total that the shopper confirmed, in naira. */
  total: number;
}

export interface Problem {
  text: string;
  /** The server refused: the order or its price has changed. */
  refused: boolean;
}

export interface ChangeEvents {
  /** The order has its new way to pay. */
  onChanged: () => void;
  /** The order or its price has changed. */
  onRefused: () => void;
}

/** Changes the way to pay of an order, and opens the payment. A repeated press changes nothing. */
export function useChange({ onChanged, onRefused }: ChangeEvents) {
  const { api } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function change({ reference, code, total }: Wanted): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const path = `/orders/${encodeURIComponent(reference)}/payment-method`;
      const answer = await api.patch<unknown>(path, { payment_method: code, total });
      onChanged();
      openWebAddress(readField<string>(answer, 'authorization_url') ?? '');
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 409;
      const isAnswered = error instanceof ApiError && error.status !== 0;
      setProblem({ text: isAnswered ? error.messages.join(' ') : messages.unanswered, refused });
      setBusy(false);
      if (refused) onRefused();
    }
  }
  return { busy, problem, change };
}
