import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

describe.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('the %s', (_name, Overlay) => {
  it('focuses its title when it opens, and unmounts its content when it closes', () => {
    const { rerender } = render(<Overlay open={false} title="Cart" onClose={jest.fn()} children="Two lines" />);
    expect(screen.queryByText('Two lines')).toBeNull();
    rerender(<Overlay open title="Cart" onClose={jest.fn()} children="Two lines" />);
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cart' })).toHaveFocus();
    rerender(<Overlay open={false} title="Cart" onClose={jest.fn()} children="Two lines" />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('focuses the element with data-autofocus', () => {
    render(
      <Overlay open title="Coupon" onClose={jest.fn()}>
        <input aria-label="Coupon code" data-autofocus />
      </Overlay>,
    );
    expect(screen.getByLabelText('Coupon code')).toHaveFocus();
  });

  it('requests closing by button, Escape and a press outside', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const close = jest.fn();
    render(<Overlay open title="Cart" onClose={close} children="Two lines" />);
    const overlay = screen.getByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
    // The browser sends this on Escape; the dialog must not close itself, because its owner decides.
    expect(fireEvent(overlay, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(close).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByText('Two lines'));
    expect(close).toHaveBeenCalledTimes(2);
    now.mockReturnValue(1_599); // the second of two quick presses on the button that opened it
    await userEvent.click(overlay);
    expect(close).toHaveBeenCalledTimes(2);
    now.mockReturnValue(1_600);
    await userEvent.click(overlay);
    expect(close).toHaveBeenCalledTimes(3);
    now.mockRestore();
  });

  it('reports when the browser closes it, but not when its owner does', () => {
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
