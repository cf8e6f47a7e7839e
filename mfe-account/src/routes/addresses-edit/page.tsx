import type { ScreenProps } from '@nkm/contracts';
import { AddressPage } from '../../features/addresses/address-page';
import { messages } from '../../features/addresses/messages';
import styles from '../account-page.module.css';
import type { Data } from './data';

/** /addresses/edit/{id} (ACC-ROUTE-013). */
export default function EditAddress({ data: { address } }: ScreenProps<Data>) {
  return (
    <div className={styles.page}>
      <AddressPage heading={messages.editHeading} address={address} />
    </div>
  );
}
