import { aUser, createTestPlatform, renderInShop } from '@nkm/testing';
import { screen, within } from '@testing-library/react';
import { anAddress, LGAS, STATES } from '../../test/an-address';
import { widgets } from './widgets';

it('offers the address form to pages of other slices', async () => {
  const { default: AddressForm } = await widgets['address-form']!();
  const saved = anAddress({ id: 9 });
  const platform = createTestPlatform('mfe-account', {
    'GET /states': () => ({ data: STATES }),
    'GET /states/:id': ({ params }) => ({ data: { landmarks: LGAS[params.id!] } }),
    'POST /addresses': () => ({ data: saved }),
  });
  platform.signIn(aUser());
  const onSaved = jest.fn();
  const { user } = renderInShop(<AddressForm type="Delivery" onSaved={onSaved} onCancel={() => undefined} />, {
    platform,
  });
  expect(screen.queryByRole('radio')).toBeNull(); // the page can use a delivery address alone
  await user.selectOptions(
    await screen.findByLabelText(/^State/),
    await screen.findByRole('option', { name: 'Lagos' }),
  );
  const lga = screen.getByLabelText(/^LGA/);
  await user.selectOptions(lga, await within(lga).findByRole('option', { name: 'Ikeja' }));
  await user.click(screen.getByLabelText(/^Address line/));
  await user.paste('12 Awolowo Road');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(onSaved).toHaveBeenCalledWith(saved);
  expect(platform.calls.at(-1)).toMatchObject({
    call: 'POST /addresses',
    body: { type: 'Delivery', phone: '+2348031234567' },
  });
  expect(platform.navigations).toEqual([]); // the page around the form decides what follows
});
