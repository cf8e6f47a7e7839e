import type { Ref } from 'react';
import { messages } from '../../messages';
import { LagosTimestamp } from '../../order/lagos-timestamp';
import { StatusBadge } from '../../order/status-badge';
import type { OrderInvoice } from './find-invoice';
import styles from './invoice-heading.module.css';

const texts = messages.details;

interface InvoiceHeadingProps extends OrderInvoice {
  /** Ref to the title, which can take the focus. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Status and time first, because most shoppers come for them (ORD-SCR-012). */
export function InvoiceHeading({ order, invoice, ref }: InvoiceHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1 ref={ref} tabIndex={-1}>
        {texts.heading}
      </h1>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.status}</dt>
          <dd>
            <StatusBadge status={invoice.status} refund={invoice.refund_state} stage={invoice.stage} />
          </dd>
        </div>
        <div>
          <dt>{texts.date}</dt>
          <dd>
            <LagosTimestamp at={invoice.created_at} />
          </dd>
        </div>
        <div>
          <dt>{texts.reference}</dt>
          <dd>{invoice.reference}</dd>
        </div>
        <div>
          <dt>{texts.orderNumber}</dt>
          <dd>{order.transaction_reference}</dd>
        </div>
      </dl>
    </header>
  );
}
