import type { Naira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { AmountLine, AmountList, NairaCharge, Notice } from '@nkm/ui';
import { messages } from './messages';
import page from '../../page/page.module.css';
import { FeesFailure, type OrderChoices } from './fees-failure';
import type { Quote } from './use-fees';

/** Fees and total of the order, without zero amounts (CART-SCR-030). */
export function FeeLines({ quote, ...order }: OrderChoices & { quote: Quote }) {
  const { status, fees, isPriced, dropped } = quote;
  const { deliveryType } = order.draft;
  const money = useMoney();
  const isUnknown = status === 'failed' && !isPriced;
  const lines: [string, Naira][] = [
    [messages.feeProducts, fees.products_total_price],
    [messages.feeCoupon, -fees.coupon_discount],
    [messages.feeDelivery, fees.delivery_fee],
    [messages.feeGas, fees.gas_fee],
    [messages.feeGateway, fees.payment_gateway_fee],
    [messages.feeTax, fees.tax],
  ];
  return (
    <div className={page.stack}>
      {dropped && (
        <Notice tone="warning" title={messages.couponDropped(dropped.code)}>
          <p>{dropped.reason}</p>
        </Notice>
      )}
      <AmountList busy={status === 'loading'}>
        {lines
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <AmountLine key={name} name={name}>
              {money(amount)}
            </AmountLine>
          ))}
        {deliveryType && <AmountLine name={messages.deliveryType}>{deliveryType}</AmountLine>}
        {!isUnknown && (
          <AmountLine name={messages.feeTotal} total>
            {money(fees.total)}
          </AmountLine>
        )}
      </AmountList>
      {!isUnknown && <NairaCharge amount={fees.total} />}
      {status === 'failed' && isPriced && <p className={page.soft}>{messages.feesOld}</p>}
      {status === 'loading' && (
        <p className={page.soft} role="status">
          {messages.feesLoading}
        </p>
      )}
      {status === 'failed' && <FeesFailure quote={quote} {...order} />}
    </div>
  );
}
