import { hasFeature, type TrackedOrder } from '@nkm/contracts';
import { lagosDateTime } from '@nkm/contracts/lagos-time';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb, Button } from '@nkm/ui';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../../features/tracking/messages';
import { ParcelCard } from '../../features/tracking/parcel-card';
import { TrackForm } from '../../features/tracking/track-form';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import styles from '../page.module.css';

const texts = messages.track;

/** /track-order: open to everybody who knows a reference and its contact. */
export default function TrackOrder() {
  const { settings } = usePlatform();
  const [query] = useSearchParams();
  const [found, setFound] = useState<TrackedOrder | null>(null);
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ title: shared.breadcrumb.home, to: paths.home }, { title: texts.heading }]} />
      <h1>{texts.heading}</h1>
      {found ? (
        <Tracked order={found} onAgain={() => setFound(null)} />
      ) : hasFeature(settings, 'track-order') ? (
        <>
          <p>{texts.intro}</p>
          <noscript>{texts.needsScripts}</noscript>
          <TrackForm reference={query.get('reference') ?? ''} onFound={setFound} />
        </>
      ) : (
        <p>{texts.unavailable}</p>
      )}
      <p>
        <Button to={paths.myOrders()}>{texts.signIn}</Button>
      </p>
    </div>
  );
}

function Tracked({ order, onAgain }: { order: TrackedOrder; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the focused button no longer exists
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {texts.result(order.reference)}
      </h2>
      <p>{texts.placed(lagosDateTime(order.timestamp))}</p>
      {order.parcels.map((parcel) => (
        <ParcelCard
          key={parcel.reference}
          parcel={parcel}
          store={parcel.store_name}
          items={parcel.items}
          order={{ reference: order.reference, placedAt: order.timestamp, days: order.delivery_days }}
          isOne={order.parcels.length === 1}
        />
      ))}
      <p>
        <Button onClick={onAgain}>{texts.again}</Button>
      </p>
    </>
  );
}
