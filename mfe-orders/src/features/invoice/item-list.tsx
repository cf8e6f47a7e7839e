import { type Invoice, type InvoiceProduct, variantName, variantText } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { Badge, Button, ProductImage } from '@nkm/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import styles from './item-list.module.css';
import { Panel } from '../../page/panel';

const texts = messages.details;

interface ItemListProps {
  invoice: Invoice;
  /** Buttons below a product. */
  actions?: (product: InvoiceProduct) => ReactNode;
}

/** The products of the invoice and the store that sells them (ORD-SCR-013). */
export function ItemList({ invoice, actions }: ItemListProps) {
  return (
    <Panel title={texts.itemList}>
      <p className={styles.store}>
        {texts.soldBy} <strong>{invoice.vendor.store_name}</strong>
      </p>
      <p data-print="hidden">
        <Button
          to={paths.contactSeller(invoice.vendor.id, invoice.reference)}
          size="s"
          aria-label={texts.contactSellerOf(invoice.vendor.store_name)}
        >
          {texts.contactSeller}
        </Button>
      </p>
      <ul className={styles.items}>
        {invoice.products.map((product) => (
          <li key={`${product.id} ${product.variant?.id ?? ''}`}>
            <Item product={product} />
            {actions?.(product)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Item({ product }: { product: InvoiceProduct }) {
  const money = useMoney();
  const { name, slug, picture, image, variant, quantity, selling_price, subtotal, status } = product;
  const to = paths.product(slug, variant?.id);
  const details = variantText(variant?.values);
  return (
    <article className={styles.item}>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <ProductImage picture={picture} src={image} alt="" sizes="96px" />
      </Link>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={to} aria-label={details ? variantName(name, variant?.values) : undefined}>
            {name}
          </Link>
        </h3>
        {details && <p>{details}</p>}
        <p>{`${texts.unitPrice}: ${money(selling_price)}`}</p>
        <p>{`${texts.quantity}: ${quantity}`}</p>
        <LineStatus status={status} />
      </div>
      <p className={styles.subtotal}>
        <span className={styles.label}>{texts.subtotal}</span> <span>{money(subtotal)}</span>
      </p>
    </article>
  );
}

/** Shows only the cancellation of this line; the invoice shows every other status (ORD-STATE-007, ORD-STATE-008). */
function LineStatus({ status }: { status: string }) {
  if (status === 'Processing') return <Badge tone="warning">{texts.cancelling}</Badge>;
  if (status === 'Cancelled') return <Badge tone="bad">{status}</Badge>;
  return null;
}
