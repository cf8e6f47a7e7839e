import { usePlatform } from '@nkm/platform';
import { Button, Spinner, useLoaded } from '@nkm/ui';
import { useCallback } from 'react';
import { messages } from '../../messages';
import { loadAddresses } from './addresses';
import { ArrivalDay } from './arrival-day';
import styles from './pickup-place.module.css';

/** The address of a door delivery and the day of arrival, to check before paying. */
export function ChosenAddress({ id, days }: { id: number | null; days?: number | undefined }) {
  const { api } = usePlatform();
  const loaded = useLoaded(useCallback((signal: AbortSignal) => loadAddresses(api, signal), [api]));
  if (loaded.status === 'loading') return <Spinner label={messages.deliveryAddress} />;
  if (loaded.status === 'failed')
    return (
      <p role="alert">
        {messages.addressesFailed}{' '}
        <Button size="s" onClick={loaded.retry}>
          {messages.retry}
        </Button>
      </p>
    );
  const saved = loaded.data.find((address) => address.id === id);
  if (!saved) return null; // it leaves the draft with a notice
  return (
    <dl className={styles.facts}>
      <dt>{messages.deliveryAddress}</dt>
      <dd>{[saved.address, saved.landmark, saved.city].filter(Boolean).join(', ')}</dd>
      <dt>{messages.deliveryDay}</dt>
      <dd>
        <ArrivalDay days={days} />
      </dd>
    </dl>
  );
}
