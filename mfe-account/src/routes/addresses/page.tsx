import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button } from '@nkm/ui';
import { AddressList } from '../../features/addresses/address-list';
import { messages } from '../../features/addresses/messages';
import { paths } from '../../paths';
import styles from '../account-page.module.css';
import type { Data } from './data';

/** /addresses: billing and delivery addresses. */
export default function Addresses({ data: { addresses } }: ScreenProps<Data>) {
  return (
    <div className={styles.page}>
      <Breadcrumb
        items={[{ title: messages.home, to: paths.home }, { title: messages.account }, { title: messages.heading }]}
      />
      <div className={styles.heading}>
        <h1>{messages.heading}</h1>
        <Button variant="main" to={paths.addAddress}>
          {messages.add}
        </Button>
      </div>
      <AddressList addresses={addresses} />
    </div>
  );
}
