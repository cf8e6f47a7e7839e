import type { InvoiceReturn, PickupLocation } from '@nkm/contracts';
import { lagosDateTime, lagosWeekday } from '@nkm/contracts/lagos-time';
import { placeOfStation } from '@nkm/contracts/pickup-stations';
import { returnPass } from '@nkm/contracts/return-pass';
import { spacedCode } from '@nkm/contracts/station-code';
import { Button, Notice } from '@nkm/ui';
import { QrCode } from '@nkm/ui/qr-code';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { Facts } from '../../page/facts';
import { MapLink } from '../../page/map-link';
import { paths } from '../../paths';
import { messages as texts } from './messages';
import styles from './return-pass.module.css';

export interface ReturnPassProps {
  /** A return with a drop-off. */
  entry: InvoiceReturn;
  orderNumber: string;
  onOtherStation: () => void;
}

/** The way of a return to a station, with the pass for it (docs/rules.md "Drop-off of returns"). */
export function ReturnPass({ entry, orderNumber, onOtherStation }: ReturnPassProps) {
  const { reference, status, drop_off: dropOff } = entry;
  if (!dropOff) return null;
  const { station, closed, code, until, ended, arrived_at: arrivedAt } = dropOff;
  if (arrivedAt) return <Notice tone="success" title={texts.arrived(lagosDateTime(arrivedAt))} />;
  const day = until === undefined ? '' : lagosWeekday(new Date(until));
  const help = <Link to={paths.contactUs(orderNumber)}>{texts.contact}</Link>;
  if (ended) return <Notice tone="warning" title={texts.ended(day)} action={help} />;
  const change = (
    <Button size="s" aria-haspopup="dialog" onClick={onOtherStation}>
      {texts.otherStation}
    </Button>
  );
  return (
    <div className={styles.pass}>
      {closed && <Notice tone="warning" title={texts.closed(station.title)} action={change} />}
      {status === 'Requested' ? (
        !closed && <p>{texts.chosen(station.title)}</p>
      ) : code === undefined ? (
        <Notice tone="warning" title={texts.locked} action={help} />
      ) : (
        <div className={styles.codes}>
          <div className={styles.words}>
            <p>{texts.code}</p>
            <p className={styles.code}>{spacedCode(code)}</p>
            <p>{texts.show}</p>
          </div>
          <QrCode text={returnPass({ reference, code })} label={texts.qrCode(reference)} />
        </div>
      )}
      {status !== 'Requested' && (
        <Facts
          facts={[
            ...(closed ? [] : [{ label: texts.station, value: <Station station={station} /> }]),
            { label: texts.lastDay, value: day },
            { label: texts.bring, value: texts.things(reference) },
          ]}
        />
      )}
      <p>{texts.whoPays}</p>
      {!closed && <p data-print="hidden">{change}</p>}
    </div>
  );
}

/** Line by line, with the opening hours and a map. */
function Station({ station }: { station: PickupLocation }) {
  const lines = [station.title, placeOfStation(station)];
  if (station.hours) lines.push(messages.details.openingHours(station.hours));
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      <MapLink lines={[station.title, station.address]} />
    </>
  );
}
