import type { Amounts } from '@nkm/contracts';
import { amountText } from '@nkm/contracts/coin-text';
import { useMoney } from '@nkm/platform';
import { AmountLine, AmountList } from '@nkm/ui';
import type { ReactNode } from 'react';
import { amountLabels, totalLabels } from './labels';

interface AmountLinesProps {
  amounts: Amounts;
  /** Replaces the label of the total, which says whether it is paid. */
  totalLabel?: string;
  /** Replaces the total. */
  total?: ReactNode;
  /** Lines between the amounts and the total. */
  children?: ReactNode;
}

/** What an order or an invoice costs, as lines that add up. */
export function AmountLines({ amounts, totalLabel, total, children }: AmountLinesProps) {
  const money = useMoney();
  return (
    <AmountList>
      {amounts.lines.map(({ name, amount }) => (
        <AmountLine key={name} name={amountLabels[name]}>
          {money(amount)}
        </AmountLine>
      ))}
      {children}
      <AmountLine name={totalLabel ?? totalLabels[amounts.kind]} total>
        {total ?? amountText(amounts.total, amounts, money)}
      </AmountLine>
    </AmountList>
  );
}
