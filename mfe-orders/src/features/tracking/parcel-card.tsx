import { type Invoice, isAwaited, statusRules, type Timestamp } from '@nkm/contracts';
import { estimatedArrival, estimatedDay } from '@nkm/contracts/estimated-day';
import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { serverNow } from '@nkm/contracts/server-now';
import { usePlatform } from '@nkm/platform';
import { type ReactNode, useId, useState } from 'react';
import { messages as shared } from '../../messages';
import { spacedCode } from '@nkm/contracts/station-code';
import { Facts } from '../../page/facts';
import { ParcelTimeline } from '../../order/parcel-timeline';
import { StatusBadge } from '../../order/status-badge';
import { messages } from './messages';
import styles from './parcel-card.module.css';

const texts = messages.parcel;

export interface ParcelCardProps {
  parcel: Pick<
    Invoice,
    | 'reference'
    | 'status'
    | 'refund_state'
    | 'tracking_code'
    | 'stage'
    | 'pickup_until'
    | 'pickup_code'
    | 'timeline'
    | 'trackingInfo'
  >;
  store: string;
  /** Units. */
  items: number;
  /** Reference of the order, when it was placed, and its days until it arrives. */
  order: { reference: string; placedAt: Timestamp; days: number | undefined };
  children?: ReactNode;
}

/** One parcel: whose it is, its numbers, its estimated delivery and its steps (ORD-SCR-020). */
export function ParcelCard({ parcel, store, items, order, children }: ParcelCardProps) {
  const platform = usePlatform();
  const heading = useId();
  const [now] = useState(() => serverNow(platform));
  const rules = statusRules(parcel.status);
  const isExpected = parcel.stage === undefined && rules?.course === 'open' && isAwaited(rules);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <span>{parcel.reference}</span>{' '}
        <StatusBadge status={parcel.status} refund={parcel.refund_state} stage={parcel.stage} />
      </h2>
      <Facts
        facts={[
          { label: texts.orderId, value: order.reference },
          { label: texts.trackingId, value: parcel.tracking_code ?? texts.awaiting },
          { label: texts.store, value: store },
          { label: texts.items, value: items },
          ...(parcel.pickup_until
            ? [{ label: shared.pickup.lastDay, value: lagosWeekday(new Date(parcel.pickup_until)) }]
            : []),
          ...(parcel.pickup_code ? [{ label: shared.pickup.code, value: spacedCode(parcel.pickup_code) }] : []),
          ...(isExpected
            ? [{ label: texts.expected, value: expectedText(paidAt() ?? order.placedAt, order.days, now) }]
            : []),
        ]}
      />
      <ParcelTimeline parcel={parcel} label={texts.timeline(parcel.reference)} />
      {children}
    </section>
  );
  function paidAt() {
    return parcel.timeline?.find(({ status }) => statusRules(status)?.place === 'store')?.at;
  }
}

function expectedText(since: Timestamp, days: number | undefined, now: number): string {
  const ordered = new Date(since);
  const day = estimatedDay(ordered, days);
  return now > estimatedArrival(ordered, days).getTime() ? texts.late(day) : day;
}
