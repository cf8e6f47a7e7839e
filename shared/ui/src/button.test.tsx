import { createTestPlatform, renderInShop } from '@nkm/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
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

describe('a button that turns', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => jest.advanceTimersByTime(ms);

  function CartButton({ icon = false }) {
    const [inCart, setInCart] = useState(false);
    const press = () => setInCart(!inCart);
    const name = inCart ? 'Remove' : 'Add';
    if (icon) return <IconButton icon={icons.cart} label={name} meaning={inCart} onClick={press} />;
    return (
      <Button meaning={inCart} onClick={press}>
        {name}
      </Button>
    );
  }
  function openCart(icon: boolean) {
    renderInShop(<CartButton icon={icon} />, shop());
    return screen.getByRole('button');
  }

  describe.each([
    ['with a text', false],
    ['with an icon', true],
  ])('%s', (_kind, icon) => {
    it.each([0, 100, 300, 599])('takes a press %i ms after its change as the same press', (ms) => {
      const button = openCart(icon);
      button.focus();
      fireEvent.click(button);
      pass(ms);
      fireEvent.click(button);
      expect(button).toHaveAccessibleName('Remove');
      expect(button).toBeEnabled();
      expect(button).not.toHaveAttribute('aria-disabled');
      expect(button).toHaveFocus();
    });

    it('takes a press 600 ms after its change as another press', () => {
      const button = openCart(icon);
      fireEvent.click(button);
      pass(600);
      fireEvent.click(button);
      expect(button).toHaveAccessibleName('Add');
    });
  });

  it('counts from the change, also after ignored presses', () => {
    const button = openCart(false);
    fireEvent.click(button);
    for (let presses = 0; presses < 4; presses++) {
      pass(150);
      fireEvent.click(button);
    }
    expect(button).toHaveAccessibleName('Add');
  });

  it('takes quick presses that change nothing as presses', () => {
    const press = jest.fn();
    renderInShop(
      <Button meaning="more" onClick={press}>
        More
      </Button>,
      shop(),
    );
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('does not submit, and does not tell its own capturing listener', () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const capture = jest.fn();
    function Steps() {
      const [isLast, setLast] = useState(false);
      return (
        <form
          onSubmit={(event) => {
            submit(event);
            setLast(true);
          }}
        >
          <Button type="submit" meaning={isLast} onClickCapture={capture}>
            {isLast ? 'Submit' : 'Next'}
          </Button>
        </form>
      );
    }
    renderInShop(<Steps />, shop());
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(submit).toHaveBeenCalledTimes(1);
    expect(capture).toHaveBeenCalledTimes(1);
    pass(600);
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(submit).toHaveBeenCalledTimes(2);
    expect(capture).toHaveBeenCalledTimes(2);
  });
});
