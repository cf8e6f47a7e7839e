import type { CartItem } from '@nkm/contracts';
import { groupByStore } from '../../common/cart-line/group-by-store';
import { keyOf, keyText } from '../../common/cart-line/line';
import { messages } from '../../messages';
import page from '../../common/page/page.module.css';
import { ShowMore } from '../../common/page/show-more';
import { OverviewLine } from './overview-line';

/** Lines of a store that are shown at first (spec 2 §9). */
const FIRST_LINES = 2;

/** The ordered products, grouped by store. */
export function OrderOverview({ lines }: { lines: readonly CartItem[] }) {
  return (
    <section className={page.card} aria-label={messages.productOverview}>
      <h2>{messages.productOverview}</h2>
      {groupByStore(lines).map(({ vendorId, storeName, lines: ofStore }) => (
        <section key={vendorId} className={page.stack} aria-label={storeName}>
          <h3>{messages.soldBy(storeName)}</h3>
          <ShowMore items={ofStore} first={FIRST_LINES}>
            {(line) => <OverviewLine key={keyText(keyOf(line.product))} line={line} />}
          </ShowMore>
        </section>
      ))}
    </section>
  );
}
