import { kobo } from '@nkm/contracts';
import type { Selectable } from 'kysely';
import { eachAlone } from '../each-alone';
import type { PaymentContext } from '../payment-context';
import { PaymentProviderError } from '../paystack/payment-provider-error';
import type { ProviderRefund } from '../paystack/payment-provider';
import type { RefundsTable } from '../tables';
import { matchRefund, noteOf } from './match-refund';
import { settleRefund } from './settle-refund';

const MINUTE = 60_000;
const BATCH = 50;
/**
 * Minutes before the next look at a refund, by tries. The provider has no key against repetitions, and its list can
 * lag: after a lost answer the refund rests long enough to appear there.
 */
const PAUSES = [10, 10, 30, 60, 360];
/** Statuses in which a refund waits for the provider. */
const OPEN = ['due', 'sending', 'pending'] as const;

type Refund = Selectable<RefundsTable> & { reference: string };

/** Sends refunds to the provider and follows them until they are paid. Returns the number of refunds looked at. */
export async function sendRefunds(context: PaymentContext): Promise<number> {
  const due = await context.db
    .selectFrom('refunds')
    .select('id')
    .where('next_try_at', '<=', context.clock())
    .where('status', 'in', OPEN)
    .orderBy('next_try_at')
    .limit(BATCH)
    .execute();
  await eachAlone(due, ({ id }) => followRefund(context, id));
  return due.length;
}

/** Looks at the accepted refunds of a payment now: the provider has news about one of them. */
export async function followRefundsOf(context: PaymentContext, reference: string): Promise<void> {
  const { db, clock } = context;
  const pending = await db
    .updateTable('refunds')
    .set({ next_try_at: clock() })
    .where('status', '=', 'pending')
    .where('attempt_id', 'in', db.selectFrom('payment_attempts').select('id').where('reference', '=', reference))
    .returning('id')
    .execute();
  await eachAlone(pending, ({ id }) => followRefund(context, id));
}

/** One look at one refund: finds it at the provider, or sends it. Problems are stored for staff. */
async function followRefund(context: PaymentContext, id: number): Promise<void> {
  const refund = await claim(context, id);
  if (!refund) return;
  try {
    const match = matchRefund(refund, await context.provider.refundsOf(refund.reference));
    if (match.kind === 'found') return await follow(context, refund, match.refund);
    if (match.kind === 'failed') return await refuse(context, refund, 'The provider reports that the refund failed.');
    if (match.kind === 'unclear')
      return await leaveToStaff(context, refund, `The provider lists refund ${match.refund.id} of the same amount.`);
    if (refund.status === 'pending') return await note(context, refund, 'The provider no longer lists this refund.');
    await send(context, refund);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    context.warn({ err: error, refund: id }, 'Could not send a refund, or ask about it');
    if (error.kind === 'refused') await refuse(context, refund, error.message);
    else await note(context, refund, error.message);
  }
}

/** One statement, so that only one of all concurrent callers looks, across processes. */
async function claim({ db, clock }: PaymentContext, id: number): Promise<Refund | undefined> {
  const now = clock();
  const seen = await db.selectFrom('refunds').select('tries').where('id', '=', id).executeTakeFirstOrThrow();
  const pause = (PAUSES[seen.tries] ?? PAUSES.at(-1)!) * MINUTE;
  const claimed = await db
    .updateTable('refunds')
    .set({ tries: seen.tries + 1, next_try_at: new Date(now.getTime() + pause) })
    .where('id', '=', id)
    .where('tries', '=', seen.tries)
    .where('next_try_at', '<=', now)
    .where('status', 'in', OPEN)
    .returningAll()
    .executeTakeFirst();
  if (!claimed) return undefined;
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('id', '=', claimed.attempt_id)
    .executeTakeFirstOrThrow();
  return { ...claimed, ...attempt };
}

async function send(context: PaymentContext, refund: Refund): Promise<void> {
  const { reference, amount_kobo, currency } = refund;
  // A member of staff can have recorded another way since the list was read; then nothing may be sent.
  if (!(await change(context, refund, { status: 'sending', problem: null }))) return;
  const request = { reference, amount: kobo(amount_kobo), currency, note: noteOf(refund) };
  await follow(context, refund, await context.provider.refund(request));
}

async function follow(context: PaymentContext, refund: Refund, seen: ProviderRefund): Promise<void> {
  if (seen.status === 'failed') return refuse(context, refund, 'The provider reports that the refund failed.');
  if (seen.status === 'processed')
    return void (await settleRefund(context, { id: refund.id, method: 'provider', reference: seen.id, from: OPEN }));
  const asks = seen.providerStatus === 'pending' || seen.providerStatus === 'processing' ? null : seen.providerStatus;
  const problem = asks && `The provider reports: ${asks}.`;
  await change(context, refund, { status: 'pending', provider_reference: seen.id, problem });
}

const refuse = async (context: PaymentContext, refund: Refund, problem: string) =>
  void (await change(context, refund, { status: 'refused', problem, next_try_at: null }));

const leaveToStaff = async (context: PaymentContext, refund: Refund, problem: string) =>
  void (await change(context, refund, { status: 'unclear', problem, next_try_at: null }));

const note = async (context: PaymentContext, refund: Refund, problem: string) =>
  void (await change(context, refund, { problem }));

/** Changes a refund that is still open. Returns false when another request has settled it. */
async function change({ db }: PaymentContext, { id }: Refund, values: Partial<Selectable<RefundsTable>>) {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set(values)
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
