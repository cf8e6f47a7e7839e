import type { DeliveryType, Naira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { AmountLine, AmountList, Button, NairaCharge, Notice } from '@nkm/ui';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import page from '../../page/page.module.css';
import { paths } from '../../paths';
import type { Quote } from './use-fees';

/** Fees and total of the order, without zero amounts (spec 2 §9, decision "fee names"). */
export function FeeLines({ quote, deliveryType }: { quote: Quote; deliveryType: DeliveryType | null }) {
  const { status, fees, isPriced, dropped, problem, refresh } = quote;
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
      {status === 'failed' && (
        <Notice
          tone="error"
          title={messages.feesFailed}
          action={
            <>
              {problem && (
                <Button size="s" to={paths.cart}>
                  {messages.changeCart}
                </Button>
              )}
              <Button size="s" onClick={refresh}>
                {shared.retry}
              </Button>
            </>
          }
        >
          {problem && <p>{problem}</p>}
        </Notice>
      )}
    </div>
  );
}
