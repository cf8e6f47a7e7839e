import { type CheckoutOptions, hasFeature, type ScreenProps, type Settings } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import { usePlatform, useTopic } from '@nkm/platform';
import { Breadcrumb, Button, Notice } from '@nkm/ui';
import { useEffect } from 'react';
import { CartNotices } from '../../features/cart/cart-notices';
import { arrivalOf } from '../../features/checkout/arrival-day';
import { type CheckoutDraft, type CompleteDraft, isComplete } from '../../features/checkout/draft';
import { FeeLines } from '../../features/checkout/fee-lines';
import { obstacleOf } from '../../features/checkout/obstacle';
import { OrderInBrief } from '../../features/checkout/order-overview';
import { orderRequest } from '../../features/checkout/order-request';
import { PaymentMethodLine, ShippingInBrief } from '../../features/checkout/shipping-information';
import { useDraft } from '../../features/checkout/use-draft';
import { type Quote, useFees } from '../../features/checkout/use-fees';
import { useFittingDraft } from '../../features/checkout/use-fitting-draft';
import { type Attempt, type OrderToPay, readAttempt } from '../../features/payment/attempt';
import { PayPanel } from '../../features/payment/pay-panel';
import { usePay } from '../../features/payment/use-pay';
import { messages as shared } from '../../messages';
import { messages } from '../../features/payment/messages';
import { LeaveFor } from '../../page/leave-for';
import page from '../../page/page.module.css';
import { VerifyEmailNotice } from '../../page/verify-email-notice';
import { WithCart } from '../../page/with-cart';
import { paths } from '../../paths';
import { selectedLines } from '../../selection/selection';
import { useSelection } from '../../selection/use-selection';

/** /payment: the order with its amount, and the button to the payment provider. */
export default function PaymentScreen({ data }: ScreenProps<CheckoutOptions>) {
  const { lines } = useTopic('cart');
  const { status, user } = useTopic('session');
  const [selection] = useSelection();
  const [draft, changeDraft, chooseInDraft] = useDraft();
  // A placed order keeps its choices: its lines have left the cart.
  const isOpen = selectedLines(selection, lines).length > 0;
  const { check } = useFittingDraft(draft, changeDraft, isOpen);
  if (status === 'guest' || !isComplete(draft)) return <LeaveFor path={paths.checkout} />;
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { title: shared.cart, to: paths.cart },
          { title: shared.shipping, to: paths.shipping },
          { title: messages.payment },
        ]}
      />
      <h1>{messages.payment}</h1>
      <VerifyEmailNotice />
      <CartNotices />
      <WithCart>
        {user && (
          <OrderToConfirm
            options={data}
            draft={draft}
            chooseInDraft={chooseInDraft}
            onRefused={check}
            shopperId={user.id}
          />
        )}
      </WithCart>
    </div>
  );
}

interface OrderToConfirmProps {
  options: CheckoutOptions;
  draft: CompleteDraft;
  chooseInDraft: (choice: Partial<CheckoutDraft>) => void;
  /** The server refused the order. */
  onRefused: () => void;
  shopperId: number;
}

/**
 * Pays for the selected lines. A placed order removes them from the cart. The page then shows the unpaid order, also
 * after a reload or the Back button.
 */
function OrderToConfirm({ options, draft, chooseInDraft, onRefused, shopperId }: OrderToConfirmProps) {
  const { storage, settings } = usePlatform();
  const { lines: cart } = useTopic('cart');
  const [selection] = useSelection();
  const selected = selectedLines(selection, cart);
  const waiting = selected.length === 0 ? readAttempt(storage, shopperId) : null;
  const lines = waiting?.lines ?? selected;
  const quote = useFees(selected, draft, chooseInDraft);
  const payment = usePay(shopperId, waiting);
  const { refresh } = quote;
  const isRefused = payment.problem?.refused === true;
  // A refused order has another price, or a choice that no longer fits: the new quote and the new lists say so.
  useEffect(() => {
    if (!isRefused) return;
    refresh();
    onRefused();
  }, [isRefused, refresh, onRefused]);
  if (lines.length === 0) return <LeaveFor path={paths.cart} />;

  const shown = waiting ? quoteOf(waiting) : quote;
  const inCash = collectorOf(draft.paymentMethod) === 'courier';
  const order = waiting ?? (quote.status === 'ready' ? toPay(selected, draft, { quote, settings }) : null);
  return (
    <div className={page.columns}>
      <div className={page.stack}>
        {waiting?.placed && !payment.busy && (
          <Notice tone="info" title={inCash ? messages.orderPlaced : messages.orderWaits} />
        )}
        <ShippingInBrief draft={draft} options={options} arrival={arrivalOf(shown)} />
        <OrderInBrief lines={lines} />
      </div>
      <aside className={page.aside}>
        <section className={page.card} aria-label={messages.amountToPay}>
          <h2>{messages.amountToPay}</h2>
          <PaymentMethodLine draft={draft} options={options} />
          <FeeLines quote={shown} lines={lines} draft={draft} onChoose={chooseInDraft} />
          <PayPanel payment={payment} order={order} obstacle={obstacleOf(shown)} isPlaced={Boolean(waiting?.placed)} />
          {waiting?.placed && hasFeature(settings, 'other-payment') ? (
            <Button variant="quiet" wide to={paths.payAnotherWay(waiting.placed.reference)}>
              {messages.anotherWay}
            </Button>
          ) : (
            <Button variant="quiet" wide to={paths.shipping}>
              {messages.returnToShipping}
            </Button>
          )}
        </section>
      </aside>
    </div>
  );
}

function toPay(
  lines: OrderToPay['lines'],
  draft: CompleteDraft,
  { quote, settings }: { quote: Quote; settings: Settings },
): OrderToPay {
  const { origin } = window.location;
  const { fees } = quote;
  const request = orderRequest(lines, draft, { ...settings, origin, total: fees.total });
  // The server refuses another price in coins than the shopper saw.
  const seen = collectorOf(request.payment_method) === 'coins' && fees.coins && { coins: fees.coins.price };
  return { request: { ...request, ...seen }, lines, fees };
}

/** The quote of a placed order, which later price changes do not affect. */
function quoteOf({ fees }: Attempt): Quote {
  return { status: 'ready', fees, isPriced: true, dropped: null, refresh: () => undefined };
}
