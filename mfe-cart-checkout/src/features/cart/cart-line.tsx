import { type CartItem, toNaira } from '@nkm/contracts';
import { Badge, Checkbox, IconButton, icons, Price, VisuallyHidden } from '@nkm/ui';
import { keyOf, nameOf, priceOf, stockOf, worthOf } from '../../cart-line/line';
import { CartLineSummary } from '../../cart-line/cart-line-summary';
import { FlashLine } from '../../cart-line/flash-line';
import { messages } from './messages';
import { useCartCommand } from '../../page/use-cart-command';
import styles from './cart-line.module.css';
import { LineQuantity } from './line-quantity';

/** The stock is shown at this number of units or fewer. */
const LOW_STOCK = 5;

interface CartLineProps {
  line: CartItem;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

export function CartLine({ line, selected, onSelect }: CartLineProps) {
  const { busy, run } = useCartCommand();
  const { product } = line;
  const name = nameOf(product);
  const stock = stockOf(product);
  return (
    <li className={styles.line}>
      <Checkbox
        className={styles.select}
        label={<VisuallyHidden>{messages.selectLine(name)}</VisuallyHidden>}
        checked={selected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      <CartLineSummary product={product}>
        <span className={styles.facts}>
          <Price
            selling={toNaira(priceOf(product))}
            original={product.variant?.original_price ?? product.original_price}
            size="s"
          />
          {stock <= LOW_STOCK && <Badge>{messages.lowStock(stock)}</Badge>}
          <FlashLine product={product} quantity={line.quantity} />
        </span>
      </CartLineSummary>
      <div className={styles.controls}>
        <LineQuantity line={line} />
        <Price selling={toNaira(worthOf(line))} className={line.quantity > 1 ? styles.worth : styles.worthOfOne} />
        <span className={styles.buttons}>
          <IconButton
            icon={icons.heart}
            label={messages.moveLineToWishlist(name)}
            aria-disabled={busy}
            onClick={() => void run((bus) => bus.send('cart.move-to-wishlist', { lines: [keyOf(product)] }))}
          />
          <IconButton
            icon={icons.trash}
            label={messages.removeLine(name)}
            aria-disabled={busy}
            onClick={() => void run((bus) => bus.send('cart.remove', keyOf(product)))}
          />
        </span>
      </div>
    </li>
  );
}
