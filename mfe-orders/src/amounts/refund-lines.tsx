import type { RefundAmounts } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { AmountLine, AmountList } from '@nkm/ui';
import { messages } from '../messages';
import { shareLabels } from './labels';

/** What a refund returns, as lines that add up. `total`: in money or coins. */
export function RefundLines({ amounts, total }: { amounts: RefundAmounts; total: string }) {
  const money = useMoney();
  return (
    <AmountList>
      {amounts.lines.map(({ name, amount }) => (
        <AmountLine key={name} name={shareLabels[name]}>
          {money(amount)}
        </AmountLine>
      ))}
      <AmountLine name={messages.refunds.total} total>
        {total}
      </AmountLine>
    </AmountList>
  );
}
