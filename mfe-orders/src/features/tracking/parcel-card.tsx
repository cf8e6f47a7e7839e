import { type Invoice, statusRules, type Timestamp } from '@nkm/contracts';
import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { serverNow } from '@nkm/contracts/server-now';
import { usePlatform } from '@nkm/platform';
import { Accordion } from '@nkm/ui';
import { type ReactNode, useId, useState } from 'react';
import { messages as shared } from '../../messages';
import { Facts } from '../../page/facts';
import { expectedDelivery, reachedAt } from '../../order/expected-delivery';
import { ParcelTimeline } from '../../order/parcel-timeline';
import { StatusBadge } from '../../order/status-badge';
import { messages } from './messages';
import styles from './parcel-card.module.css';

const texts = messages.parcel;

export interface ParcelCardProps {
  parcel: Pick<
    Invoice,
    'reference' | 'status' | 'refund_state' | 'tracking_code' | 'stage' | 'pickup_until' | 'timeline' | 'trackingInfo'
  >;
  store: string;
  /** Units. */
  items: number;
  /** Reference of the order, when it was placed, and its days until it arrives. */
  order: { reference: string; placedAt: Timestamp; days: number | undefined };
  /** The only parcel of the page never folds. */
  isOne?: boolean;
  /** The pickup pass, for the shopper alone; it says the last day as well. */
  pass?: ReactNode;
  children?: ReactNode;
}

/**
 * One parcel: whose it is, its numbers, its estimated delivery and its steps (ORD-SCR-020). One that was delivered, or
 * that the store still has, is a line with its day, which opens on press.
 */
export function ParcelCard({ parcel, store, items, order, isOne = false, pass, children }: ParcelCardProps) {
  const platform = usePlatform();
  const heading = useId();
  const [now] = useState(() => serverNow(platform));
  const rules = statusRules(parcel.status);
  const number = parcel.tracking_code ?? (rules?.course === 'cancelled' ? null : texts.awaiting);
  const expected = expectedDelivery(parcel, order, now);
  const short = isOne ? null : shortLine();
  const title = (
    <h2 id={heading} className={styles.heading}>
      <span>{parcel.reference}</span>{' '}
      <StatusBadge status={parcel.status} refund={parcel.refund_state} stage={parcel.stage} />
    </h2>
  );
  const details = (
    <>
      {pass && <div className={styles.pass}>{pass}</div>}
      <Facts
        facts={[
          { label: texts.orderId, value: order.reference },
          ...(number ? [{ label: texts.trackingId, value: number }] : []),
          { label: texts.store, value: store },
          { label: texts.items, value: items },
          ...(parcel.pickup_until && !pass
            ? [{ label: shared.pickup.lastDay, value: lagosWeekday(new Date(parcel.pickup_until)) }]
            : []),
          ...(expected
            ? [{ label: texts.expected, value: expected.isLate ? texts.late(expected.day) : expected.day }]
            : []),
        ]}
      />
      <ParcelTimeline parcel={parcel} label={texts.timeline(parcel.reference)} />
      {children}
    </>
  );
  return (
    <section className={styles.card} aria-labelledby={heading}>
      {short === null ? (
        <div className={styles.parts}>
          {title}
          {details}
        </div>
      ) : (
        <Accordion
          className={styles.fold}
          title={
            <span className={styles.line}>
              {title}
              <span className={styles.date}>{short}</span>
            </span>
          }
        >
          <div className={styles.parts}>{details}</div>
        </Accordion>
      )}
    </section>
  );

  /** What the line of a parcel without news says; null for all others. */
  function shortLine(): string | null {
    const deliveredAt = rules?.place === 'shopper' ? reachedAt(parcel, 'Delivered') : undefined;
    if (deliveredAt !== undefined) return texts.delivered(lagosWeekday(new Date(deliveredAt)));
    return rules?.place === 'store' && expected && !expected.isLate ? texts.expectedBy(expected.day) : null;
  }
}
