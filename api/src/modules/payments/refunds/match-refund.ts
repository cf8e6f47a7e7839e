import type { ProviderRefund } from '../paystack/payment-provider';

export interface OurRefund {
  id: number;
  round: number;
  amount_kobo: number;
}

/** Our name for a refund at the provider. Each time that staff send it again, it gets a new round. */
export const noteOf = ({ id, round }: Pick<OurRefund, 'id' | 'round'>): string => `NKM refund ${id}/${round}`;

export type Match =
  /** The provider has it. */
  | { kind: 'found'; refund: ProviderRefund }
  /** Its last round failed. */
  | { kind: 'failed'; refund: ProviderRefund }
  /** A refund that we did not make has the same amount: it may be this one, made by hand. */
  | { kind: 'unclear'; refund: ProviderRefund }
  | { kind: 'none' };

const NOTE = /^NKM refund (\d+)\/(\d+)$/;

/** Finds a refund among all refunds of its payment at the provider. */
export function matchRefund(ours: OurRefund, listed: readonly ProviderRefund[]): Match {
  const named = listed.filter(({ note }) => Number(NOTE.exec(note ?? '')?.[1]) === ours.id);
  const living = named.find(({ status }) => status !== 'failed');
  if (living) return { kind: 'found', refund: living };
  const failed = named.find(({ note }) => note === noteOf(ours));
  if (failed) return { kind: 'failed', refund: failed };
  const foreign = listed.find(
    ({ note, status, amount }) => !NOTE.test(note ?? '') && status !== 'failed' && amount === ours.amount_kobo,
  );
  // After a look of staff (round 2 and later) it is known not to be ours.
  return foreign && ours.round === 1 ? { kind: 'unclear', refund: foreign } : { kind: 'none' };
}
