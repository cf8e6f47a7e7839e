import type { CartItem } from '@nkm/contracts';
import { Button, Checkbox, VisuallyHidden } from '@nkm/ui';
import type { StoreLines } from '../../cart-line/group-by-store';
import { keyOf, keyText } from '../../cart-line/line';
import { messages } from './messages';
import { ShowMore } from '../../page/show-more';
import { useCartCommand } from '../../page/use-cart-command';
import { areAllSelected, isSelected, type Selection } from '../../selection/selection';
import { CartLine } from './cart-line';
import styles from './store-group.module.css';

/** Lines of a store that are shown at first (CART-CONST-001). */
const FIRST_LINES = 2;

interface StoreGroupProps {
  store: StoreLines;
  selection: Selection;
  onSelect: (lines: readonly CartItem[], selected: boolean) => void;
}

export function StoreGroup({ store: { storeName, lines }, selection, onSelect }: StoreGroupProps) {
  const { busy, run } = useCartCommand();
  return (
    <section className={styles.store} aria-label={storeName}>
      <header className={styles.header}>
        <Checkbox
          label={<VisuallyHidden>{messages.selectStore(storeName)}</VisuallyHidden>}
          checked={areAllSelected(selection, lines)}
          onChange={(event) => onSelect(lines, event.target.checked)}
        />
        <h2 className={styles.name}>{storeName}</h2>
        <Button
          variant="quiet"
          size="s"
          busy={busy}
          aria-label={messages.moveStoreToWishlist(storeName)}
          onClick={() =>
            void run((bus) => bus.send('cart.move-to-wishlist', { lines: lines.map((line) => keyOf(line.product)) }))
          }
        >
          {messages.moveAllToWishlist}
        </Button>
      </header>
      <ShowMore items={lines} first={FIRST_LINES}>
        {(line) => (
          <CartLine
            key={keyText(keyOf(line.product))}
            line={line}
            selected={isSelected(selection, line)}
            onSelect={(selected) => onSelect([line], selected)}
          />
        )}
      </ShowMore>
    </section>
  );
}
