import type { StoreListItem } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, Select } from '@nkm/ui';
import { Form, Link } from 'react-router-dom';
import { paths } from '../../paths';
import { messages } from './messages';
import styles from './choose-store.module.css';

/** Asks which store to contact when the address names none. */
export function ChooseStore({ stores }: { stores: readonly StoreListItem[] }) {
  const { brand } = usePlatform().settings;
  return (
    <>
      <p>{messages.answered}</p>
      <Form className={styles.choice} action={paths.storeContacts()}>
        <Select
          label={messages.choose}
          name="vendor"
          options={stores.map(({ profile_id, store_name }) => ({ value: profile_id, label: store_name }))}
        />
        <Button type="submit" variant="main">
          {messages.goOn}
        </Button>
      </Form>
      <p>
        {messages.unsure} <Link to={paths.stores()}>{messages.allStores}</Link>
      </p>
      <p>
        {messages.aboutShop} <Link to={paths.contactUs()}>{messages.writeToShop(brand)}</Link>
      </p>
    </>
  );
}
