import { type Invoice, lineName, type Order, timesKobo, toKobo, toNaira } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { Link } from 'react-router-dom';
import { countedProducts } from '../../order/counted-products';
import { paths } from '../../paths';
import { messages } from './messages';
import styles from './order-summary.module.css';

/** The products of one store in a paid order, and the link to their invoice. */
export function StoreItems({ order, invoice }: { order: Order; invoice: Invoice }) {
  const money = useMoney();
  const { store_name: store } = invoice.vendor;
  return (
    <>
      <h3 className={styles.heading}>{messages.soldBy(store)}</h3>
      <ul className={styles.items}>
        {countedProducts(order, invoice).map((line) => (
          <li key={`${line.id} ${line.variant?.id}`} className={styles.item}>
            <span>{`${line.quantity} × ${lineName(line)}`}</span>
            <span>{money(toNaira(timesKobo(toKobo(line.selling_price), line.quantity)))}</span>
          </li>
        ))}
      </ul>
      <Link to={paths.orderDetails(order.id, invoice.id)}>{messages.details(store)}</Link>
    </>
  );
}
