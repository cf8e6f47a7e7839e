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

  const kept: [string, string][] = [
    ...['1.5', '1e3', '3 pcs 4', 'abc', '-', ''].map((text): [string, string] => [
      text,
      'Enter a whole number, such as 3.',
    ]),
    ...['0', '-2', '−2'].map((text): [string, string] => [text, 'The smallest quantity is 1.']),
  ];
  it.each(kept)('keeps the quantity when "%s" is typed, and says why', async (text, reason) => {
    render(<Shelf start={4} stock={90} />);
    await userEvent.clear(box());
    if (text) await userEvent.type(box(), text);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    expect(quantity()).toBe(4);
    expect(box()).toHaveValue('4');
    expect(screen.getByRole('alert')).toHaveTextContent(`${reason} The quantity stays 4.`);
    expect(box()).toHaveAccessibleDescription(`${reason} The quantity stays 4.`);
    await press('One more');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(quantity()).toBe(5);
  });

  it('says why on Enter as well, and keeps the quantity for a pasted text', async () => {
    render(<Shelf start={4} stock={90} />);
    await userEvent.clear(box());
    await userEvent.paste('2 or 3');
    await userEvent.keyboard('{Enter}');
    expect(quantity()).toBe(4);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number');
  });

  it.each([
    ['٣', 3],
    ['१२', 12],
    ['４２', 42],
    [' +7 ', 7],
    ['1,000', 90],
    ['1000000000', 90],
  ])('takes "%s" as %i of 90', async (text, wanted) => {
    render(<Shelf start={4} stock={90} />);
    await userEvent.clear(box());
    await userEvent.paste(text);
    await userEvent.tab();
    expect(quantity()).toBe(wanted);
    expect(box()).toHaveValue(`${wanted}`);
    expect(screen.queryByRole('alert')).toBeNull();
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
