import type { CartItem } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { QuantityBox } from '@nkm/ui';
import { useEffect, useRef, useState } from 'react';
import { keyOf, stockOf } from '../../line/line';
import { messages } from '../../messages';
import { useCommand } from '../../page/use-command';

/** Milliseconds after the last press before the service hears of it: ten presses are one change. */
const PAUSE_MS = 300;

/** How many of a line; shows what was pressed at once and falls back when it could not be kept. */
export function LineQuantity({ line }: { line: CartItem }) {
  const { toast } = usePlatform();
  const { run } = useCommand();
  const [wanted, setWanted] = useState<number | null>(null);
  const unsent = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { product } = line;

  const send = useRef(() => {});
  send.current = () => {
    clearTimeout(timer.current);
    const quantity = unsent.current;
    if (quantity === null) return;
    unsent.current = null;
    void run((bus) => bus.send('cart.change-quantity', { ...keyOf(product), quantity })).then(() => {
      if (unsent.current === null) setWanted(null);
    });
  };
  useEffect(() => () => send.current(), []); // leaving the page loses nothing

  return (
    <QuantityBox
      label={messages.quantityOf(product.title)}
      value={wanted ?? Math.min(line.quantity, stockOf(product))}
      max={stockOf(product)}
      onExceed={() => toast('warning', messages.maximumQuantity)}
      onChange={(quantity) => {
        setWanted(quantity);
        unsent.current = quantity;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => send.current(), PAUSE_MS);
      }}
    />
  );
}
