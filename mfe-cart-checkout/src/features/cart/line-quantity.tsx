import type { CartItem } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { QuantityBox } from '@nkm/ui';
import { useState } from 'react';
import { keyOf, nameOf, stockOf } from '../../cart-line/line';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import { useCartCommand } from '../../page/use-cart-command';
import { useLastOfMany } from '../../page/use-last-of-many';

/** Debounce in milliseconds, so that ten quick presses send one change. */
const PAUSE_MS = 300;

/** Quantity input of a line; shows a change at once and reverts when it could not be saved. */
export function LineQuantity({ line: { product, quantity } }: { line: CartItem }) {
  const { toast } = usePlatform();
  const { run } = useCartCommand();
  const [wanted, setWanted] = useState<number | null>(null);

  const keep = useLastOfMany(async (last: number) => {
    await run((bus) => bus.send('cart.change-quantity', { ...keyOf(product), quantity: last }));
    setWanted((current) => (current === last ? null : current)); // unless the shopper pressed again
  }, PAUSE_MS);

  return (
    <QuantityBox
      label={messages.quantityOf(nameOf(product))}
      value={wanted ?? Math.min(quantity, stockOf(product))}
      max={stockOf(product)}
      onExceed={() => toast('warning', shared.maximumQuantity)}
      onChange={(next) => {
        setWanted(next);
        keep(next);
      }}
    />
  );
}
