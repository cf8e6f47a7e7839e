import {
  type Invoice,
  type InvoiceProduct,
  lineName,
  type Order,
  placeLines,
  timesKobo,
  toKobo,
  toNaira,
} from '@nkm/contracts';
import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { useMoney } from '@nkm/platform';
import { Button, ProductImage } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { countedProducts } from '../../order/counted-products';
import { deliveryPlace } from '../../order/place';
import { isUnpaid } from '../../order/status';
import { stageOfOrder } from '../../order/stage-of-order';
import { StatusBadge } from '../../order/status-badge';
import { paths } from '../../paths';
import styles from './invoice-entry.module.css';

const texts = messages.myOrders;

interface InvoiceEntryProps {
  order: Order;
  invoice: Invoice;
  /** The station of a pickup is named once for all stores of the order. */
  namesStation: boolean;
}

/** How many products are named beside the first one. */
const OTHERS_NAMED = 3;

/** The delivery city and state (ORD-RULE-003), in one line with the station of a pickup. */
const placeOf = (place: Order['address'], namesStation: boolean): string =>
  place.title && namesStation ? placeLines(place).join(', ') : deliveryPlace(place);

/** One store's part of an order, represented by its first product (ORD-SCR-006), with the names of the others. */
export function InvoiceEntry({ order, invoice, namesStation }: InvoiceEntryProps) {
  const money = useMoney();
  const [first, ...others] = countedProducts(order, invoice);
  const { store_name: store } = invoice.vendor;
  const priceOf = ({ selling_price: price, quantity }: InvoiceProduct) =>
    money(toNaira(timesKobo(toKobo(price), quantity)));
  return (
    <div className={styles.entry}>
      <p className={styles.store}>
        <span>{store}</span>
        {(invoice.status !== order.status || invoice.stage !== stageOfOrder(order)) && (
          <StatusBadge status={invoice.status} refund={invoice.refund_state} stage={invoice.stage} />
        )}
      </p>
      {first && (
        <div className={styles.product}>
          <Link to={paths.product(first.slug, first.variant?.id)} className={styles.picture}>
            <ProductImage picture={first.picture} src={first.image} alt={lineName(first)} sizes="72px" />
          </Link>
          <div className={styles.words}>
            <p className={styles.name}>{lineName(first)}</p>
            <p>{`${texts.quantity}: ${first.quantity}`}</p>
            <p>{`${texts.delivery}: ${placeOf(order.address, namesStation)}`}</p>
            {invoice.stage === 'Ready for pickup' && invoice.pickup_until && (
              <p>{messages.pickup.collectBy(lagosWeekday(new Date(invoice.pickup_until)))}</p>
            )}
            <p className={styles.price}>{priceOf(first)}</p>
          </div>
        </div>
      )}
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.slice(0, OTHERS_NAMED).map((line) => (
            <li key={`${line.id} ${line.variant?.id}`} className={styles.other}>
              <span>{`${line.quantity} × ${lineName(line)}`}</span>
              <span className={styles.price}>{priceOf(line)}</span>
            </li>
          ))}
          {others.length > OTHERS_NAMED && <li>{texts.more(others.length - OTHERS_NAMED)}</li>}
        </ul>
      )}
      {!isUnpaid(order.status) && (
        <Button
          to={paths.orderDetails(order.id, invoice.id)}
          size="s"
          aria-label={texts.viewDetailsOf(store, order.transaction_reference)}
        >
          {texts.viewDetails}
        </Button>
      )}
    </div>
  );
}
