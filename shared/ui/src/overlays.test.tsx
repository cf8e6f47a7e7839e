import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('the %s', (_name, Overlay) => {
  it('opens with its title in focus, and is gone when it is closed', () => {
    const { rerender } = render(<Overlay open={false} title="Cart" onClose={jest.fn()} children="Two lines" />);
    expect(screen.queryByText('Two lines')).toBeNull();
    rerender(<Overlay open title="Cart" onClose={jest.fn()} children="Two lines" />);
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus();
    rerender(<Overlay open={false} title="Cart" onClose={jest.fn()} children="Two lines" />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('starts where it is told to', () => {
    render(
      <Overlay open title="Coupon" onClose={jest.fn()}>
        <input aria-label="Coupon code" data-autofocus />
      </Overlay>,
    );
    expect(screen.getByLabelText('Coupon code')).toHaveFocus();
  });

  it('asks to be closed by button, Escape and a press beside it', async () => {
    const close = jest.fn();
    render(<Overlay open title="Cart" onClose={close} children="Two lines" />);
    const overlay = screen.getByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    // What a browser sends on Escape; the owner decides, so it must not close by itself.
    expect(fireEvent(overlay, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(close).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByText('Two lines'));
    expect(close).toHaveBeenCalledTimes(2);
    await userEvent.click(overlay);
    expect(close).toHaveBeenCalledTimes(3);
  });

  it('hears of a browser that closes it without asking, but not of its own closing', () => {
    const close = jest.fn();
    const { rerender, unmount } = render(<Overlay open title="Cart" onClose={close} />);
    (screen.getByRole('dialog') as HTMLDialogElement).close();
    expect(close).toHaveBeenCalledTimes(1);
    rerender(<Overlay open={false} title="Cart" onClose={close} />);
    rerender(<Overlay open title="Cart" onClose={close} />);
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
