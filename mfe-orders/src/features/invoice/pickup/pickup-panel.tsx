import { formatMoney, type Invoice, type Order } from '@nkm/contracts';
import { lagosWeekday } from '@nkm/contracts/lagos-time';
import { pickupPass } from '@nkm/contracts/pickup-pass';
import { Notice } from '@nkm/ui';
import { QrCode } from '@nkm/ui/qr-code';
import { Link } from 'react-router-dom';
import { messages } from '../../../messages';
import { spacedCode } from '@nkm/contracts/station-code';
import { Facts } from '../../../page/facts';
import { Panel } from '../../../page/panel';
import { paths } from '../../../paths';
import { DeliveryPlace } from '../delivery-place';
import { messages as texts } from './messages';
import styles from './pickup-panel.module.css';

export interface PickupPanelProps {
  /** Without an address from an older server. */
  order: Pick<Order, 'transaction_reference'> & Partial<Pick<Order, 'address'>>;
  invoice: Invoice;
  heading?: 'h2' | 'h3';
}

/** The pass for a parcel at its pickup station (docs/rules.md "Pickup"). */
export function PickupPanel({ order, invoice, heading }: PickupPanelProps) {
  const { stage, pickup_code: code, pickup_until: until, tracking_code, pay_on_delivery: due } = invoice;
  const cash = due === undefined ? null : formatMoney(due);
  const day = until === undefined ? null : lagosWeekday(new Date(until));
  const help = <Link to={paths.contactUs(order.transaction_reference)}>{texts.contact}</Link>;
  if (stage === 'To be returned')
    return (
      <Panel title={texts.title} heading={heading} printed={false}>
        <Notice tone="warning" action={help}>
          {texts.ended(day ?? '', invoice.vendor.store_name)}
        </Notice>
      </Panel>
    );
  const items = code === undefined ? cash && texts.cash(cash) : cash ? texts.theCodeAndCash(cash) : texts.theCode;
  return (
    <Panel title={texts.title} heading={heading}>
      {code === undefined ? (
        <Notice tone="warning" action={help}>
          {texts.locked}
        </Notice>
      ) : (
        <div className={styles.pass}>
          <div className={styles.words}>
            <p>{messages.pickup.code}</p>
            <p className={styles.code}>{spacedCode(code)}</p>
            <p>{texts.show}</p>
          </div>
          {tracking_code && <QrCode text={pickupPass({ tracking_code, code })} label={texts.qrCode} />}
        </div>
      )}
      <Facts
        facts={[
          ...(order.address
            ? [{ label: messages.details.pickupAt, value: <DeliveryPlace place={order.address} isStation /> }]
            : []),
          ...(day ? [{ label: messages.pickup.lastDay, value: day }] : []),
          ...(items ? [{ label: texts.bring, value: items }] : []),
        ]}
      />
    </Panel>
  );
}
