import type { AmountName } from '@nkm/contracts';
import { collectorOf } from '@nkm/contracts/payment-methods';
import { amountsOfQuote } from '@nkm/contracts/quote-amounts';
import { useMoney } from '@nkm/platform';
import { AmountLine, AmountList, Button, deferred, NairaCharge, Notice } from '@nkm/ui';
import { useState } from 'react';
import { totalOf } from '../../amounts/order-total';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import page from '../../page/page.module.css';
import type { OrderChoices } from './fees-failure';
import type { Quote } from './use-fees';

const LABELS: Record<AmountName, string> = {
  products: messages.feeProducts,
  coupon: messages.feeCoupon,
  delivery: messages.feeDelivery,
  gas: messages.feeGas,
  tax: messages.feeTax,
  gateway: messages.feeGateway,
  rounding: messages.feeRounding,
};

const FeesFailure = deferred<OrderChoices & { quote: Quote }>(
  () => import(/* webpackChunkName: "offers" */ './fees-failure').then((module) => module.FeesFailure),
  {
    server: false,
    loading: () => <Notice tone="error" title={messages.feesFailed} />,
    failed: ({ quote, retry }) => (
      <Notice
        tone="error"
        title={messages.feesFailed}
        action={
          <Button
            size="s"
            onClick={() => {
              retry();
              quote.refresh();
            }}
          >
            {shared.retry}
          </Button>
        }
      />
    ),
  },
);

/** Lines of nearly every order, before the first price. */
const NEARLY_ALWAYS: readonly AmountName[] = ['products', 'gateway'];

/**
 * Fees and total of the order, without zero amounts (CART-SCR-030). While a price loads, the lines of the earlier
 * one keep their place, so that the button below them stays where the shopper is about to press it.
 */
export function FeeLines({ quote, ...order }: OrderChoices & { quote: Quote }) {
  const { status, fees, isPriced, dropped } = quote;
  const { deliveryType, paymentMethod } = order.draft;
  const inCoins = collectorOf(paymentMethod) === 'coins';
  const money = useMoney();
  const isUnknown = status === 'failed' && !isPriced;
  const { lines } = amountsOfQuote(fees, { inCoins });
  const total = totalOf(fees, paymentMethod);
  const [known, setKnown] = useState(NEARLY_ALWAYS);
  const names = lines.map(({ name }) => name);
  if (isPriced && names.join() !== known.join()) setKnown(names);
  return (
    <div className={page.stack}>
      {dropped && (
        <Notice tone="warning" title={messages.couponDropped(dropped.code)}>
          <p>{dropped.reason}</p>
        </Notice>
      )}
      <AmountList busy={status === 'loading'}>
        {lines.map(({ name, amount }) => (
          <AmountLine key={name} name={LABELS[name]}>
            {money(amount)}
          </AmountLine>
        ))}
        {status === 'loading' &&
          !isPriced &&
          known.map((name) => (
            <AmountLine key={name} name={LABELS[name]}>
              …
            </AmountLine>
          ))}
        {deliveryType && <AmountLine name={messages.deliveryType}>{deliveryType}</AmountLine>}
        {!isUnknown && (
          <AmountLine
            name={
              <>
                {messages.feeTotal}
                <span className={page.soft} role="status">
                  {status === 'loading' && ` ${messages.feesLoading}`}
                </span>
              </>
            }
            total
          >
            {money(total)}
          </AmountLine>
        )}
      </AmountList>
      {!isUnknown && <NairaCharge amount={total} />}
      {status === 'failed' && isPriced && <p className={page.soft}>{messages.feesOld}</p>}
      {status === 'failed' && <FeesFailure quote={quote} {...order} />}
    </div>
  );
}
