import type { CartItem, CheckoutOptions, ScreenProps } from '@nkm/contracts';
import { useTopic } from '@nkm/platform';
import { Breadcrumb, Button } from '@nkm/ui';
import { CartNotices } from '../../features/cart/cart-notices';
import { arrivalOf } from '../../features/checkout/arrival-day';
import { ContinueToPayment } from '../../features/checkout/continue-to-payment';
import { type CheckoutDraft, isComplete } from '../../features/checkout/draft';
import { FeeLines } from '../../features/checkout/fee-lines';
import { OrderOverview } from '../../features/checkout/order-overview';
import { totalOf } from '../../amounts/order-total';
import { ShippingInformation } from '../../features/checkout/shipping-information';
import { useDraft } from '../../features/checkout/use-draft';
import { useFees } from '../../features/checkout/use-fees';
import { useFittingDraft } from '../../features/checkout/use-fitting-draft';
import { useSharedChoices } from '../../features/checkout/use-shared-choices';
import { WayOn } from '../../page/way-on';
import { messages as shared } from '../../messages';
import { messages } from '../../features/checkout/messages';
import { messages as words } from '../../features/checkout/review-messages';
import { LeaveFor } from '../../page/leave-for';
import page from '../../page/page.module.css';
import { VerifyEmailNotice } from '../../page/verify-email-notice';
import { WithCart } from '../../page/with-cart';
import { paths } from '../../paths';
import { selectedLines } from '../../selection/selection';
import { useSelection } from '../../selection/use-selection';

/** /shipping: a review of products, delivery and fees before the payment. */
export default function ShippingScreen({ data }: ScreenProps<CheckoutOptions>) {
  const { status, lines } = useTopic('cart');
  const [selection] = useSelection();
  const [draft, changeDraft, chooseInDraft] = useDraft();
  const ordered = selectedLines(selection, lines);
  const { check } = useFittingDraft(draft, changeDraft, ordered.length > 0);
  useSharedChoices(changeDraft, check);
  if (status === 'ready' && ordered.length === 0) return <LeaveFor path={paths.cart} />;
  if (!isComplete(draft)) return <LeaveFor path={paths.checkout} />;
  return (
    <div className={page.page}>
      <Breadcrumb
        items={[
          { title: shared.cart, to: paths.cart },
          { title: messages.checkout, to: paths.checkout },
          { title: shared.shipping },
        ]}
      />
      <h1>{shared.shipping}</h1>
      <VerifyEmailNotice />
      <CartNotices />
      <WithCart>
        <Review lines={ordered} options={data} draft={draft} chooseInDraft={chooseInDraft} />
      </WithCart>
    </div>
  );
}

interface ReviewProps {
  lines: CartItem[];
  options: CheckoutOptions;
  draft: CheckoutDraft;
  chooseInDraft: (choice: Partial<CheckoutDraft>) => void;
}

function Review({ lines, options, draft, chooseInDraft }: ReviewProps) {
  const quote = useFees(lines, draft, chooseInDraft);
  return (
    <div className={page.columns}>
      <div className={page.stack}>
        <ShippingInformation draft={draft} options={options} arrival={arrivalOf(quote)} />
        <OrderOverview lines={lines} />
      </div>
      <aside className={page.aside}>
        <section className={page.card} aria-label={messages.orderSummary}>
          <h2>{messages.orderSummary}</h2>
          <FeeLines quote={quote} lines={lines} draft={draft} onChoose={chooseInDraft} />
          <WayOn total={quote.isPriced ? totalOf(quote.fees, draft.paymentMethod) : null}>
            <ContinueToPayment quote={quote} />
          </WayOn>
          <Button variant="quiet" wide to={paths.checkout}>
            {words.returnToCheckout}
          </Button>
        </section>
      </aside>
    </div>
  );
}
