import type { OrderLine, PickupLocation } from '@nkm/contracts';
import { useMoney, usePlatform } from '@nkm/platform';
import { Button, FailureLine } from '@nkm/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLoaded } from '../use-loaded';
import styles from './delivery.module.css';
import { estimatedDay } from '@nkm/contracts/estimated-day';
import { serverNow } from '@nkm/contracts/server-now';
import { getEstimate } from './get-estimate';
import { messages } from './messages';
import { onStationChange, storeStation, storedStation } from './station';
import { StationDialog } from './station-dialog';

export interface StationEstimateProps {
  /** One item of the product or chosen variant, with its price. */
  line: OrderLine;
}

/** Cost and day of the delivery to the shopper's station; asks for the station first. */
export function StationEstimate({ line }: StationEstimateProps) {
  const platform = usePlatform();
  const [station, setStation] = useState(() => storedStation(platform));
  const [choosing, setChoosing] = useState(station === null);
  useEffect(() => onStationChange(platform, () => setStation(storedStation(platform))), [platform]);

  function choose(picked: PickupLocation) {
    storeStation(platform, picked);
    setStation(picked);
    setChoosing(false);
  }
  return (
    <div className={styles.estimate}>
      {station && <EstimateTo station={station} line={line} />}
      <Button size="s" variant="quiet" className={styles.open} data-scripted onClick={() => setChoosing(true)}>
        {station ? messages.change : messages.title}
      </Button>
      {choosing && <StationDialog chosen={station} onConfirm={choose} onClose={() => setChoosing(false)} />}
    </div>
  );
}

function EstimateTo({ station, line }: { station: PickupLocation; line: OrderLine }) {
  const platform = usePlatform();
  const money = useMoney();
  // As text, so that a new object with the same content triggers no request.
  const wanted = JSON.stringify(line);
  const { status, data, retry } = useLoaded(
    useCallback(
      (signal: AbortSignal) => getEstimate(platform, JSON.parse(wanted) as OrderLine, station.station.id, signal),
      [platform, wanted, station],
    ),
  );
  if (status === 'loading') return <p role="status">{messages.loadingEstimate}</p>;
  if (status === 'failed') {
    return <FailureLine onRetry={retry}>{messages.estimateFailed}</FailureLine>;
  }
  return (
    <p role="status">
      <strong>{data.delivery === 0 ? messages.noFee : messages.delivery(money(data.delivery))}</strong>{' '}
      <span>{messages.to(station.title, estimatedDay(new Date(serverNow(platform))))}</span>
      <br />
      <span className={styles.soft}>
        {data.others > 0 && <span>{messages.others(money(data.others))}</span>}
        {data.missing > 0 && <span>{` ${messages.missing(money(Math.ceil(data.missing)))}`}</span>}
      </span>
    </p>
  );
}
