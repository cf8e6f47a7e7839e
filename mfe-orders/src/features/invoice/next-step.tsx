import { formatMoney, type Invoice, type Order, statusRules } from '@nkm/contracts';
import { lagosDate, lagosWeekday } from '@nkm/contracts/lagos-time';
import { serverNow } from '@nkm/contracts/server-now';
import { usePlatform } from '@nkm/platform';
import { Notice, type NoticeTone } from '@nkm/ui';
import { useState } from 'react';
import { expectedDelivery, reachedAt } from '../../order/expected-delivery';
import { OtherPayment } from '../../order/other-payment';
import { PayButton } from '../../order/pay-button';
import { canPay, isCancelled } from '../../order/status';
import { UnpaidNotice } from '../../order/unpaid-notice';
import type { OrderInvoice } from './find-invoice';
import { messages as texts } from './next-step-messages';
import styles from './next-step.module.css';

/**
 * What happens next with an invoice, and what its shopper does. Pickup pass, refunds and the request to confirm the
 * receipt say it themselves.
 */
export function NextStep({ order, invoice }: OrderInvoice) {
  return (
    <>
      <UnpaidNotice order={order} />
      {canPay(order) && order.undecided_payment === undefined && (
        <div className={styles.buttons} data-print="hidden">
          <PayButton order={order} />
          <OtherPayment order={order} />
        </div>
      )}
      <ParcelNotice order={order} invoice={invoice} />
    </>
  );
}

function ParcelNotice({ order, invoice }: OrderInvoice) {
  const platform = usePlatform();
  const [now] = useState(() => serverNow(platform));
  const step = stepOf(order, invoice, now);
  return (
    step && (
      <div data-print="hidden">
        <Notice tone={step.tone} title={step.title}>
          {step.next && <p>{step.next}</p>}
        </Notice>
      </div>
    )
  );
}

interface Step {
  tone: NoticeTone;
  title: string;
  next?: string | undefined;
}

/** The state of the parcel in words, and what follows. Null when other parts of the page say it. */
function stepOf(order: Order, invoice: Invoice, now: number): Step | null {
  const { status, return_until: until } = invoice;
  const { course, place } = statusRules(status) ?? {};
  if (place === 'store' && invoice.products.every(isCancelled)) return { tone: 'info', title: texts.cancelling };
  const expected = expectedDelivery(invoice, { placedAt: order.timestamp, days: order.delivery_days }, now);
  if (expected?.isLate) return { tone: 'warning', title: texts.late(expected.day), next: texts.ask };
  if (expected) return { tone: 'info', title: texts.expected(expected.day), next: waitingText(order, invoice) };
  if (course === 'failed') {
    const next = invoice.pay_on_delivery === undefined ? texts.failedNext : texts.failedInCash;
    return { tone: 'warning', title: texts.failed, next };
  }
  const since = reachedAt(invoice, place === 'shopper' ? 'Delivered' : status);
  const day = since && lagosWeekday(new Date(since));
  if (place === 'shopper' && day) {
    const canReturn = until && now < Date.parse(until);
    return {
      tone: 'success',
      title: texts.delivered(day),
      next: returnText(invoice) ?? (canReturn ? texts.sendBack(lagosDate(until)) : undefined),
    };
  }
  if (course !== 'cancelled' || !day) return null;
  return { tone: 'info', title: texts.cancelled(day), next: hasRefund(order, invoice) ? texts.refund : texts.nothing };
}

function waitingText({ delivery_type: type }: Order, { status, pay_on_delivery: due }: Invoice): string {
  const isUnderWay = statusRules(status)?.next === 'Delivered';
  const where = isUnderWay ? texts.onItsWay(type === 'Pickup') : texts.before;
  if (due !== undefined) return `${where} ${texts.cash(formatMoney(due))}`;
  return isUnderWay ? where : `${where} ${texts.nothing}`;
}

/** An approved return that waits for its way to the station; its code stands far below. */
function returnText({ returns = [] }: Invoice): string | undefined {
  const way = returns.find(({ status }) => status === 'Approved')?.drop_off;
  const waits = way?.until !== undefined && !way.ended && way.arrived_at === undefined;
  return waits ? texts.handIn(lagosWeekday(new Date(way.until!))) : undefined;
}

const hasRefund = ({ refunds = [] }: Order, { id }: Invoice) => refunds.some(({ invoice_id: of }) => !of || of === id);
