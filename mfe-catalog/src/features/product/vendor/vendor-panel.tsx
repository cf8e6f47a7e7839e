import { Avatar, Button } from '@nkm/ui';
import { paths } from '../../../paths';
import { sellerName } from '../../../products/card';
import { messages } from '../messages';
import type { ProductView } from '../product-view';
import styles from './vendor-panel.module.css';

/** The vendor, the station that parcels leave from, and a link to the store. */
export function VendorPanel({ product: { vendor, seller } }: { product: Pick<ProductView, 'vendor' | 'seller'> }) {
  const name = sellerName(vendor);
  return (
    <div className={styles.vendor}>
      <div className={styles.head}>
        <Avatar name={name} src={seller.avatar} size="l" />
        <p>
          <strong>{name}</strong>
          {seller.station && (
            <>
              <br />
              {messages.sendsFrom} <span>{seller.station}</span>
            </>
          )}
        </p>
      </div>
      {seller.about && <p>{seller.about}</p>}
      <p>
        <Button to={paths.store(seller.profileId)}>{messages.visitStore}</Button>
      </p>
    </div>
  );
}
