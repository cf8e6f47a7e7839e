import { AddressPage } from '../features/addresses/address-page';
import { messages } from '../features/addresses/messages';
import styles from './account-page.module.css';

/** /addresses/add (ACC-ROUTE-012). */
export default function AddAddress() {
  return (
    <div className={styles.page}>
      <AddressPage heading={messages.addHeading} />
    </div>
  );
}
