import { createTestPlatform, renderInShop } from '@nkm/testing';
import { screen } from '@testing-library/react';
import { Button } from './button';
import { IconButton } from './icon-button';
import * as icons from './icons';

const shop = () => ({ platform: createTestPlatform('mfe-catalog') });

describe('the button', () => {
  it('cannot be pressed again while it is busy, but keeps the focus', async () => {
    const press = jest.fn();
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderInShop(
      <form onSubmit={submit}>
        <input aria-label="Code" />
        <Button type="submit" busy onClick={press}>
          Place order
        </Button>
      </form>,
      shop(),
    );
    const button = screen.getByRole('button', { name: 'Place order' });
    await user.click(button);
    await user.type(screen.getByLabelText('Code'), '1{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    button.focus();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('submits its form when it is not busy', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderInShop(
      <form onSubmit={submit}>
        <Button type="submit">Place order</Button>
      </form>,
      shop(),
    );
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form without type="submit"', async () => {
    const submit = jest.fn();
    const { user } = renderInShop(
      <form onSubmit={submit}>
        <Button>Add phone</Button>
      </form>,
      shop(),
    );
    await user.click(screen.getByRole('button', { name: 'Add phone' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('renders an internal or an external link', async () => {
    const { user, router } = renderInShop(
      <>
        <Button to="/shop">Go Shopping</Button>
        <Button href="https://example.com/">Track</Button>
      </>,
      shop(),
    );
    expect(screen.getByRole('link', { name: 'Track' })).toHaveAttribute('href', 'https://example.com/');
    await user.click(screen.getByRole('link', { name: 'Go Shopping' }));
    expect(router.state.location.pathname).toBe('/shop');
  });
});

describe('the icon button', () => {
  it('has an accessible name', async () => {
    const press = jest.fn();
    const { user } = renderInShop(<IconButton icon={icons.cart} label="Cart" onClick={press} />, shop());
    await user.click(screen.getByRole('button', { name: 'Cart' }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});
