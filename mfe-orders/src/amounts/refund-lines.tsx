import type { OrderRefund, RefundAmounts } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { AmountLine, AmountList } from '@nkm/ui';
import { messages } from '../messages';
import { refundedAmount } from '../order/refunded-amount';
import { shareLabels } from './labels';

/** What a refund returns, as lines that add up. */
export function RefundLines({ refund, amounts }: { refund: OrderRefund; amounts: RefundAmounts }) {
  const money = useMoney();
  return (
    <AmountList>
      {amounts.lines.map(({ name, amount }) => (
        <AmountLine key={name} name={shareLabels[name]}>
          {money(amount)}
        </AmountLine>
      ))}
      <AmountLine name={messages.refunds.total} total>
        {refundedAmount(refund)}
      </AmountLine>
    </AmountList>
  );
}
