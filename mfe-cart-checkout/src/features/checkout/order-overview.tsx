import type { CartItem } from '@nkm/contracts';
import { groupByStore } from '../../cart-line/group-by-store';
import { keyOf, keyText } from '../../cart-line/line';
import { messages as shared } from '../../messages';
import { messages } from './review-messages';
import { Folded } from '../../page/folded';
import page from '../../page/page.module.css';
import { ShowMore } from '../../page/show-more';
import { OverviewLine } from './overview-line';

/** Lines of a store that are shown at first (CART-CONST-003). */
const FIRST_LINES = 2;

interface OrderOverviewProps {
  lines: readonly CartItem[];
}

/** The ordered products, grouped by store. */
export function OrderOverview({ lines }: OrderOverviewProps) {
  return (
    <section className={page.card} aria-label={messages.productOverview}>
      <h2>{messages.productOverview}</h2>
      <Stores lines={lines} />
    </section>
  );
}

/** The same in short, because the page before has shown it. */
export function OrderInBrief({ lines }: OrderOverviewProps) {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Folded title={messages.productOverview} brief={messages.units(units)}>
      <Stores lines={lines} />
    </Folded>
  );
}

function Stores({ lines }: OrderOverviewProps) {
  return groupByStore(lines).map(({ vendorId, storeName, lines: ofStore }) => (
    <section key={vendorId} className={page.stack} aria-label={storeName}>
      <h3>{shared.soldBy(storeName)}</h3>
      <ShowMore items={ofStore} first={FIRST_LINES}>
        {(line) => <OverviewLine key={keyText(keyOf(line.product))} line={line} />}
      </ShowMore>
    </section>
  ));
}
