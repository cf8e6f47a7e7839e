import type { CartItem } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { QuantityBox } from '@nkm/ui';
import { useState } from 'react';
import { keyOf, stockOf } from '../../line/line';
import { messages } from '../../messages';
import { useCommand } from '../../page/use-command';
import { useLastOfMany } from '../../page/use-last-of-many';

/** Milliseconds after the last press before the service hears of it: ten presses are one change. */
const PAUSE_MS = 300;

/** How many of a line; shows what was pressed at once and falls back when it could not be kept. */
export function LineQuantity({ line: { product, quantity } }: { line: CartItem }) {
  const { toast } = usePlatform();
  const { run } = useCommand();
  const [wanted, setWanted] = useState<number | null>(null);

  const keep = useLastOfMany(async (last: number) => {
    await run((bus) => bus.send('cart.change-quantity', { ...keyOf(product), quantity: last }));
    setWanted((current) => (current === last ? null : current)); // unless more was pressed meanwhile
  }, PAUSE_MS);

  return (
    <QuantityBox
      label={messages.quantityOf(product.title)}
      value={wanted ?? Math.min(quantity, stockOf(product))}
      max={stockOf(product)}
      onExceed={() => toast('warning', messages.maximumQuantity)}
      onChange={(next) => {
        setWanted(next);
        keep(next);
      }}
    />
  );
}
