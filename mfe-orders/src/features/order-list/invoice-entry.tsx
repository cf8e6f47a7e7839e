import { type Invoice, lineName, type Order, placeLines, timesKobo, toKobo, toNaira } from '@nkm/contracts';
import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { useMoney } from '@nkm/platform';
import { Button, ProductImage } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
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
}

/** One store's part of an order, represented by its first product (ORD-SCR-006). */
export function InvoiceEntry({ order, invoice }: InvoiceEntryProps) {
  const money = useMoney();
  const [first, ...others] = invoice.products;
  const { store_name: store } = invoice.vendor;
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
            <p>{`${texts.delivery}: ${deliveryPlace(order.address)}`}</p>
            {order.address.title && <p>{placeLines({ ...order.address, city: null, state: '' }).join(', ')}</p>}
            {invoice.stage === 'Ready for pickup' && invoice.pickup_until && (
              <p>{messages.pickup.collectBy(lagosWeekday(new Date(invoice.pickup_until)))}</p>
            )}
            <p className={styles.price}>{money(toNaira(timesKobo(toKobo(first.selling_price), first.quantity)))}</p>
            {others.length > 0 && <p>{texts.more(others.length)}</p>}
          </div>
        </div>
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
