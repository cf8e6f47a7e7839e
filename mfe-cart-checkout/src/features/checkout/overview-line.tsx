import { type CartItem, toNaira } from '@nkm/contracts';
import { Price } from '@nkm/ui';
import { worthOf } from '../../cart-line/line';
import { CartLineSummary } from '../../cart-line/cart-line-summary';
import { messages } from './messages';
import page from '../../page/page.module.css';

/** A read-only cart line on the checkout pages. */
export function OverviewLine({ line }: { line: CartItem }) {
  return (
    <li>
      <CartLineSummary product={line.product}>
        <span className={page.soft}>{messages.quantity(line.quantity)}</span>
        <Price selling={toNaira(worthOf(line))} />
      </CartLineSummary>
    </li>
  );
}
