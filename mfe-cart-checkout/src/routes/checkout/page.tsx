import type { CartItem, CheckoutOptions, ScreenProps } from '@nkm/contracts';
import { Breadcrumb } from '@nkm/ui';
import { CartNotices } from '../../features/cart/cart-notices';
import { arrivalOf } from '../../features/checkout/arrival-day';
import { CouponBox } from '../../features/checkout/coupon-box';
import { DeliveryChoices } from '../../features/checkout/delivery-choices';
import { FeeLines } from '../../features/checkout/fee-lines';
import { LeftChoices } from '../../features/checkout/left-choices';
import { OrderNow } from '../../features/checkout/order-now';
import { totalOf } from '../../amounts/order-total';
import { OverviewLine } from '../../features/checkout/overview-line';
import { usePreselectedDraft } from '../../features/checkout/use-preselected-draft';
import { useFees } from '../../features/checkout/use-fees';
import { useFittingDraft } from '../../features/checkout/use-fitting-draft';
import { usePricedOptions } from '../../features/checkout/use-priced-options';
import { useSharedChoices } from '../../features/checkout/use-shared-choices';
import { WayOn } from '../../page/way-on';
import { usePaymentNotices } from '../../features/interrupted-payment/use-payment-notices';
import { keyOf, keyText } from '../../cart-line/line';
import { messages as shared } from '../../messages';
import { messages } from '../../features/checkout/messages';
import { CartFailure } from '../../page/cart-failure';
import { ListSkeleton } from '../../page/list-skeleton';
import { LeaveFor } from '../../page/leave-for';
import page from '../../page/page.module.css';
import { ShowMore } from '../../page/show-more';
import { useFreshCart } from '../../page/use-fresh-cart';
import { VerifyEmailNotice } from '../../page/verify-email-notice';
import { paths } from '../../paths';
import { selectedLines } from '../../selection/selection';
import { useSelection } from '../../selection/use-selection';

/** Lines of the order that are shown at first (CART-CONST-002). */
const FIRST_LINES = 1;

/** /checkout: the choices of payment and delivery. */
export default function CheckoutScreen({ data }: ScreenProps<CheckoutOptions>) {
  const { lines, busy, refresh, ...cart } = useFreshCart();
  const { status, above, below } = usePaymentNotices(cart.status);
  const [selection] = useSelection();
  const ordered = selectedLines(selection, lines);
  if (cart.status === 'ready' && ordered.length === 0) return <LeaveFor path={paths.cart} />;
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { title: shared.home, to: paths.home },
          { title: shared.cart, to: paths.cart },
          { title: messages.checkout },
        ]}
      />
      <h1>{messages.confirmOrder}</h1>
      <VerifyEmailNotice />
      {above}
      {status !== 'loading' && <CartNotices />}
      {status === 'failed' && <CartFailure busy={busy} onRetry={refresh} />}
      {status === 'loading' && <ListSkeleton label={shared.cartLoading} />}
      {status === 'ready' && <ConfirmOrder lines={ordered} options={data} />}
      {below}
    </div>
  );
}

function ConfirmOrder({ lines, options }: { lines: CartItem[]; options: CheckoutOptions }) {
  const [draft, changeDraft, chooseInDraft] = usePreselectedDraft(options);
  const { check } = useFittingDraft(draft, changeDraft, true);
  useSharedChoices(changeDraft, check);
  const quote = useFees(lines, draft, chooseInDraft);
  const priced = usePricedOptions(options, quote);
  return (
    <div className={page.columns}>
      <div className={page.stack}>
        <LeftChoices draft={draft} />
        <DeliveryChoices
          lines={lines}
          options={priced}
          draft={draft}
          arrival={arrivalOf(quote)}
          onChoose={chooseInDraft}
        />
        <CouponBox
          lines={lines}
          draft={draft}
          discount={quote.isPriced ? quote.fees.coupon_discount : null}
          onChange={(couponCode) => chooseInDraft({ couponCode })}
        />
        <section className={page.card} aria-label={messages.orderDetail}>
          <h2>{messages.orderDetail}</h2>
          <ShowMore items={lines} first={FIRST_LINES}>
            {(line) => <OverviewLine key={keyText(keyOf(line.product))} line={line} />}
          </ShowMore>
        </section>
      </div>
      <aside className={page.aside}>
        <section className={page.card} aria-label={messages.orderSummary}>
          <h2>{messages.orderSummary}</h2>
          <FeeLines quote={quote} lines={lines} draft={draft} onChoose={chooseInDraft} />
          <WayOn total={quote.isPriced ? totalOf(quote.fees, draft.paymentMethod) : null}>
            <OrderNow draft={draft} quote={quote} />
          </WayOn>
        </section>
      </aside>
    </div>
  );
}
