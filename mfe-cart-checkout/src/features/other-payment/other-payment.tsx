import { formatMoney, type PaymentOffer } from '@nkm/contracts';
import { Button, Notice, RadioGroup } from '@nkm/ui';
import { useState } from 'react';
import page from '../../page/page.module.css';
import { paths } from '../../paths';
import { ChosenWay, type OfferedWay } from './chosen-way';
import { messages } from './messages';
import { type ChangeEvents, useChange } from './use-change';

interface OtherPaymentProps extends ChangeEvents {
  offer: PaymentOffer;
}

/** The ways to pay an unpaid order with the total of each, and the button that pays the chosen way. */
export function OtherPayment({ offer, ...events }: OtherPaymentProps) {
  const { transaction_reference: reference, payment_method: current, payment_methods: ways } = offer;
  const [code, setCode] = useState<OfferedWay['code'] | null>(null);
  const { busy, problem, change } = useChange(events);
  const chosen = ways.find((way) => way.code === code && way.enabled) ?? null;
  return (
    <section className={page.card} aria-label={messages.ways}>
      <RadioGroup
        legend={messages.ways}
        value={chosen?.code ?? null}
        options={ways.map((way) => ({
          value: way.code,
          label: way.title,
          hint: hintOf(way, current),
          disabled: !way.enabled,
        }))}
        onChange={setCode}
      />
      {problem && (
        <Notice
          tone="error"
          title={messages.refused}
          action={
            problem.refused && (
              <Button size="s" to={paths.failedPayment(reference)}>
                {messages.whatHelps}
              </Button>
            )
          }
        >
          <p>{problem.text}</p>
        </Notice>
      )}
      <ChosenWay
        offer={offer}
        way={chosen}
        busy={busy}
        onPay={({ code: wanted, total }) => void change({ reference, code: wanted, total })}
      />
    </section>
  );
}

/** What the order costs this way, or why it does not fit. */
function hintOf({ code, total, coins, reason }: OfferedWay, current: string): string {
  const price = coins === undefined ? messages.costs(formatMoney(total)) : messages.costsCoins(coins);
  return reason ?? (code === current ? `${price} · ${messages.current}` : price);
}
