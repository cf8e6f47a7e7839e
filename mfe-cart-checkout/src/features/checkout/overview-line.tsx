import { type CartItem, toNaira } from '@nkm/contracts';
import { Price } from '@nkm/ui';
import { worthOf } from '../../line/line';
import { LineWords } from '../../line/line-words';
import { messages } from '../../messages';
import page from '../../page/page.module.css';

/** A line as the checkout pages show it: to read, not to change. */
export function OverviewLine({ line }: { line: CartItem }) {
  return (
    <li>
      <LineWords product={line.product}>
        <span className={page.soft}>{messages.quantity(line.quantity)}</span>
        <Price selling={toNaira(worthOf(line))} />
      </LineWords>
    </li>
  );
}
