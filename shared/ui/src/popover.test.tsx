import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './popover';

const user = userEvent.setup();
const trigger = () => screen.getByText('Sell');
const fold = () => trigger().closest('details')!;

beforeEach(async () => {
  render(
    <>
      <Popover trigger="Sell">
        <a href="#vendor">Become a vendor</a>
        <p>It is free</p>
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
  await user.click(trigger());
  expect(fold()).toHaveAttribute('open');
});

describe('the popover', () => {
  it('closes on Escape and returns the focus', async () => {
    await user.tab();
    expect(screen.getByRole('link', { name: 'Become a vendor' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(fold()).not.toHaveAttribute('open');
    expect(trigger()).toHaveFocus();
  });

  it('closes on a press or focus outside', async () => {
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(fold()).not.toHaveAttribute('open');
    await user.click(trigger());
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(fold()).not.toHaveAttribute('open');
  });

  it('stays open during use, and closes after a link in it is followed', async () => {
    await user.click(screen.getByText('It is free'));
    expect(fold()).toHaveAttribute('open');
    await user.click(screen.getByRole('link', { name: 'Become a vendor' }));
    expect(fold()).not.toHaveAttribute('open');
  });
});
