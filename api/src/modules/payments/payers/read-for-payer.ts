import { kobo, type PayerView, toNaira } from '@nkm/contracts';
import type { Selectable } from 'kysely';
import type { OrdersTable } from '../../orders/public';
import { askIfDue } from '../checking/ask-in-turn';
import { livingPayments, paymentOnItsWay } from '../checking/living-payments';
import type { PaymentContext } from '../payment-context';
import { bankIsThinking } from '../paystack/bank-is-thinking';
import { PaymentProviderError } from '../paystack/payment-provider-error';
import { STATUS } from '../result/payment-state';
import { isTimeOver } from '../order/hold-for-way';
import { needsProvider } from '../order/needs-provider';
import { orderOfLink } from './payer-links';

type Hold = Pick<Selectable<OrdersTable>, 'stock_held' | 'hold_expires_at'>;

interface Viewer {
  token: string;
  /** Of the payer's payment, after the provider's page. */
  reference?: string | undefined;
  /** The signed-in shopper, if any. */
  userId: number | null;
}

/**
 * What somebody with a link sees of an order: amount, first name and the time left, and no product, address or number.
 * After the order's end, or that of its time to pay, only how it ended. Throws 404.
 */
export async function readForPayer(context: PaymentContext, { token, reference, userId }: Viewer): Promise<PayerView> {
  const { db, clock } = context;
  if (reference !== undefined) await askAbout(context, token, reference);
  const order = await orderOfLink(db, token);
  const payment = reference === undefined ? undefined : await paymentOf(context, order.id, reference);
  const own = { ...(order.user_id === userId && { is_own: true as const }), ...(payment && { payment }) };
  if (order.status !== 'Uncompleted' || !needsProvider(order))
    return { status: order.status === 'Paid' ? 'paid' : 'ended', ...own };
  const living = await livingPayments(db, order.id);
  const undecided = await paymentOnItsWay(db, living, { method: order.payment_method, now: clock() });
  if (undecided === null && isTimeOver(order, clock())) return { status: 'ended', ...own };
  return {
    status: undecided === null ? 'open' : 'undecided',
    amount: toNaira(kobo(order.amount_kobo)),
    first_name: order.other_names.split(' ')[0] ?? '',
    payment_method: order.payment_method,
    held_seconds: secondsOf(order, clock()),
    ...own,
  };
}

/** Seconds for which an order still holds its stock; null: no longer. */
function secondsOf({ stock_held, hold_expires_at }: Hold, now: Date): number | null {
  const left = Math.ceil((hold_expires_at.getTime() - now.getTime()) / 1000);
  return stock_held && left > 0 ? left : null;
}

/** Asks the provider about a payment of the order while it is undecided. */
async function askAbout(context: PaymentContext, token: string, reference: string): Promise<void> {
  const { id } = await orderOfLink(context.db, token);
  const attempt = await findAttempt(context, id, reference);
  if (attempt?.status !== 'open' && attempt?.status !== 'failed') return;
  try {
    await askIfDue(context, reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    context.warn({ err: error, reference }, 'Could not verify a payment');
  }
}

async function paymentOf(context: PaymentContext, orderId: number, reference: string): Promise<PayerView['payment']> {
  const attempt = await findAttempt(context, orderId, reference);
  if (!attempt) return undefined;
  const { status, message, provider_status: said, ask_failed: isUnknown } = attempt;
  // An attempt that was given up counts as left, too: its message is about what the shopper did.
  const isUnpaid = status === 'open' || (status === 'failed' && said === 'abandoned');
  if (isUnpaid && !isUnknown && said !== null && !bankIsThinking(said)) return { status: 'left', message: null };
  return { status: STATUS[status], message };
}

const findAttempt = ({ db }: PaymentContext, orderId: number, reference: string) =>
  db
    .selectFrom('payment_attempts')
    .select(['status', 'message', 'provider_status', 'ask_failed'])
    .where('order_id', '=', orderId)
    .where('reference', '=', reference)
    .executeTakeFirst();
