import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { QuantityBox } from './quantity-box';
import { settleQuantity } from './settle-quantity';

function Shelf({ start = 1, stock, warn }: { start?: number; stock?: number; warn?: () => void }) {
  const [quantity, setQuantity] = useState(start);
  return (
    <>
      <QuantityBox label="Quantity" value={quantity} max={stock} onChange={setQuantity} onExceed={warn} />
      <output>{quantity}</output>
    </>
  );
}
const quantity = () => Number(document.querySelector('output')!.textContent);
const box = () => screen.getByRole('textbox', { name: 'Quantity' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the quantity box', () => {
  it('SHR-CONST-004 SHR-RULE-005 cannot go below 1', async () => {
    render(<Shelf start={2} />);
    await press('One less');
    await press('One less');
    expect(quantity()).toBe(1);
    expect(screen.getByRole('button', { name: 'One less' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('SHR-RULE-006 stops at the stock and warns when more is wanted', async () => {
    const warn = jest.fn();
    render(<Shelf start={2} stock={3} warn={warn} />);
    await press('One more');
    expect(warn).not.toHaveBeenCalled();
    await press('One more');
    expect(quantity()).toBe(3);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('SHR-RULE-006 caps a typed number at the stock and warns', async () => {
    const warn = jest.fn();
    render(<Shelf stock={3} warn={warn} />);
    await userEvent.clear(box());
    await userEvent.type(box(), '40');
    expect(quantity()).toBe(3);
    expect(box()).toHaveValue('3');
    expect(warn).toHaveBeenCalled();
  });

  it('accepts a typed number', async () => {
    render(<Shelf stock={60} />);
    await userEvent.clear(box());
    expect(quantity()).toBe(1);
    await userEvent.type(box(), '12');
    expect(quantity()).toBe(12);
  });

  it.each(['0', '-', 'abc', ''])('keeps the quantity when "%s" is typed', async (text) => {
    render(<Shelf start={4} stock={9} />);
    await userEvent.clear(box());
    if (text) await userEvent.type(box(), text);
    await userEvent.tab();
    expect(quantity()).toBe(4);
    expect(box()).toHaveValue('4');
  });

  it('never leaves its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(1000), (wanted, stock) => {
        const { quantity, exceeded } = settleQuantity(wanted, 1, stock);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(Math.max(1, stock));
        expect(exceeded).toBe(wanted > stock);
      }),
    );
  });
});
