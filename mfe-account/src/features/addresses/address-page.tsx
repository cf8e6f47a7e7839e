import type { Address } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb } from '@nkm/ui';
import { paths } from '../../paths';
import AddressForm from './address-form';
import { messages } from './messages';

/** The page of the form; afterwards the shopper is back at the addresses. */
export function AddressPage({ heading, address }: { heading: string; address?: Address }) {
  const { navigate } = usePlatform();
  const goBack = () => navigate(paths.addresses);
  return (
    <>
      <Breadcrumb
        items={[
          { title: messages.home, to: paths.home },
          { title: messages.account },
          { title: messages.heading, to: paths.addresses },
          { title: heading },
        ]}
      />
      <h1>{heading}</h1>
      <AddressForm {...(address && { address })} onSaved={goBack} onCancel={goBack} />
    </>
  );
}
