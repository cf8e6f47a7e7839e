import type { CartItem } from '@nkm/contracts';
import { Button, Dialog } from '@nkm/ui';
import { useState } from 'react';
import { messages } from './messages';
import { useCartCommand } from '../../page/use-cart-command';
import { areAllSelected, type Selection } from '../../selection/selection';
import page from '../../page/page.module.css';

export interface CartToolbarProps {
  cart: readonly CartItem[];
  selection: Selection;
  onSelect: (lines: readonly CartItem[], selected: boolean) => void;
}

export function CartToolbar({ cart, selection, onSelect }: CartToolbarProps) {
  const { busy, run } = useCartCommand();
  const [asking, setAsking] = useState(false);
  const all = areAllSelected(selection, cart);

  async function clear() {
    await run((bus) => bus.send('cart.clear', {}));
    setAsking(false);
  }
  return (
    <div className={page.actions}>
      <Button size="s" meaning={all} onClick={() => onSelect(cart, !all)}>
        {all ? messages.unselectAll : messages.selectAll}
      </Button>
      <Button size="s" variant="danger" onClick={() => setAsking(true)}>
        {messages.clearCart}
      </Button>
      <Dialog
        open={asking}
        size="s"
        title={messages.clearCartQuestion}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{messages.clearCartNo}</Button>
            <Button variant="danger" busy={busy} onClick={() => void clear()}>
              {messages.clearCartYes}
            </Button>
          </>
        }
      />
    </div>
  );
}
