import type { AddressFormProps } from '@nkm/contracts';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderInShell } from '../../test/in-shell';
import { createLoadWidget } from './create-load-widget';

const nothing = { onSaved: () => undefined, onCancel: () => undefined };

function aHost(form: ComponentType<AddressFormProps> | null) {
  const forgiven: string[] = [];
  const host = {
    loadWidget: async () => {
      if (!form) throw new Error('The widget address-form cannot be reached right now');
      return form as never;
    },
    ownerOfWidget: () => 'mfe-account',
    forgive: (slice: string) => void forgiven.push(slice),
  };
  return { load: createLoadWidget(() => host), forgiven };
}

describe('a widget in the page of another slice', () => {
  it('is the component of its owner', async () => {
    const { load } = aHost(() => <p>The address form</p>);
    const Form = await load('address-form');
    renderInShell(<Form {...nothing} />);
    expect(screen.getByText('The address form')).toBeVisible();
  });

  it('does not break the page when it throws, and works after Retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs it
    let isBroken = true;
    const { load } = aHost(() => {
      if (isBroken) throw new Error('broken');
      return <p>The address form</p>;
    });
    const Form = await load('address-form');
    const { user } = renderInShell(
      <>
        <Form {...nothing} />
        <p>The checkout</p>
      </>,
    );
    expect(screen.getByText('The checkout')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('The address form')).toBeVisible();
  });

  it('tries every version again with the next press after a failure', async () => {
    const { load, forgiven } = aHost(null);
    await expect(load('address-form')).rejects.toThrow('cannot be reached');
    expect(forgiven).toEqual(['mfe-account']);
  });
});
