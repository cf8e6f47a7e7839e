import { type CartItem, kobo, type Naira, toKobo, toNaira } from '@nkm/contracts';
import { serverNow } from '@nkm/contracts/server-now';
import { useMoney, usePlatform } from '@nkm/platform';
import { Button, FlashCountdown, Notice } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { messages } from './coupon-messages';
import { flashSavings } from './flash-savings';
import { useCoupon } from './use-coupon';

export interface FlashOfferProps {
  lines: readonly CartItem[];
  /** The code of the order, and what it takes off; null: none, or unknown. */
  code: string | null;
  discount: Naira | null;
  onTaken: (code: string) => void;
}

/** Offers the code of the flash deal for the lines that it lowers, until the order has it. */
export function FlashOffer({ lines, code, discount, onTaken }: FlashOfferProps) {
  const money = useMoney();
  const { bus } = usePlatform();
  const savings = useFlashSavings(lines);
  const { busy, apply } = useCoupon(lines, onTaken, () => {
    // A deal that has sold out leaves the lines. Without an answer they stay.
    bus.send('cart.refresh', {}).catch(() => undefined);
  });
  if (!savings || savings.code === code) return null;
  const { amount, endsAt } = savings;
  const flash = savings.code;
  return (
    <Notice
      title={messages.flashFits(flash, money(toNaira(amount)))}
      action={
        <Button size="s" variant="main" busy={busy} onClick={() => void apply(flash)}>
          {messages.applyCode(flash)}
        </Button>
      }
    >
      <p>
        {messages.flashEnds} <FlashCountdown flash={{ ends_at: new Date(endsAt).toISOString() }} />
      </p>
      {code !== null && <p>{replacement()}</p>}
    </Notice>
  );

  function replacement(): string {
    const other = code ?? '';
    if (discount === null) return messages.replaces(other);
    const more = amount - toKobo(discount);
    if (more > 0) return messages.replacesBetter(other, money(toNaira(kobo(more))));
    return messages.replacesSaving(other, money(discount), more === 0 ? null : other);
  }
}

/** Follows the end of the deal by the server's clock. */
function useFlashSavings(lines: readonly CartItem[]) {
  const platform = usePlatform();
  const [now, setNow] = useState(() => serverNow(platform));
  const savings = flashSavings(lines, now);
  const endsAt = savings?.endsAt ?? null;
  useEffect(() => {
    if (endsAt === null) return;
    const left = Math.max(0, endsAt - serverNow(platform));
    const timer = setTimeout(() => setNow(serverNow(platform)), Math.min(left, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [platform, endsAt]);
  return savings;
}
