import type { Address, AddressFormProps } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen } from '@testing-library/react';
import { NewAddress } from './new-address';

const SAVED = { id: 7, address: '12 Awolowo Road' } as Address;
const WidgetForm = ({ onSaved, onCancel }: AddressFormProps) => (
  <>
    <button onClick={() => onSaved(SAVED)}>Save address</button>
    <button onClick={onCancel}>Cancel</button>
  </>
);

function open(load?: () => Promise<typeof WidgetForm>) {
  const loadWidget = load && (jest.fn(load) as unknown as NonNullable<Platform['loadWidget']>);
  const platform = { ...createTestPlatform('mfe-cart-checkout'), ...(loadWidget && { loadWidget }) };
  const onSaved = jest.fn();
  return { ...renderInShop(<NewAddress onSaved={onSaved} />, { platform }), onSaved, loadWidget };
}
const add = () => screen.getByRole('button', { name: 'Add an address' });

describe('a new address at checkout', () => {
  it('is added with the form of the account, which loads with the press', async () => {
    const { user, onSaved, loadWidget } = open(async () => WidgetForm);
    expect(loadWidget).not.toHaveBeenCalled();
    await user.click(add());
    await user.click(await screen.findByRole('button', { name: 'Save address' }));
    expect(loadWidget).toHaveBeenCalledWith('address-form');
    expect(onSaved).toHaveBeenCalledWith(SAVED);
    expect(add()).toBeVisible();
  });

  it('can be cancelled', async () => {
    const { user, onSaved } = open(async () => WidgetForm);
    await user.click(add());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(add()).toBeVisible();
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('has a link to the addresses and Retry when the account slice is down', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isDown = true;
    const { user } = open(async () => {
      if (isDown) throw new Error('The widget address-form cannot be reached right now');
      return WidgetForm;
    });
    await user.click(add());
    expect(await screen.findByText(/The address form could not be loaded/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your addresses' })).toHaveAttribute('href', '/addresses/add');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Save address' })).toBeVisible();
    warn.mockRestore();
  });

  it('is a link in a shell that loads no widgets for slices', () => {
    open();
    expect(screen.getByRole('link', { name: 'Add an address' })).toHaveAttribute('href', '/addresses/add');
  });
});
