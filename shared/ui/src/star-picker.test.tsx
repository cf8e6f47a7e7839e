import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StarPicker } from './star-picker';

function Picker({ told, ...texts }: { told: (stars: number) => void; hint?: string; error?: string }) {
  const [stars, setStars] = useState(0);
  const change = (next: number) => {
    setStars(next);
    told(next);
  };
  return <StarPicker legend="Your stars" value={stars} onChange={change} {...texts} />;
}
const full = () => document.querySelectorAll('[data-full]').length;

describe('the star picker', () => {
  it('SHR-CONST-009 ORD-RULE-016 shows five stars, none chosen at first', async () => {
    const told = jest.fn();
    render(<Picker told={told} hint="Choose your stars" />);
    const group = screen.getByRole('group', { name: 'Your stars' });
    expect(group).toBeVisible();
    const stars = screen.getAllByRole('radio');
    expect(stars.map((star) => star.getAttribute('aria-label'))).toEqual([
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    expect(stars.some((star) => (star as HTMLInputElement).checked)).toBe(false);
    expect([full(), screen.queryByText('Choose your stars')]).toEqual([0, expect.anything()]);
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    expect([full(), told.mock.calls]).toEqual([4, [[4]]]);
    expect(screen.getByText('4 of 5')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
    expect(full()).toBe(2);
  });

  it('supports arrow keys', async () => {
    render(<Picker told={jest.fn()} />);
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
  });

  it('is linked to its error', () => {
    render(<Picker told={jest.fn()} error="Choose 1 to 5 stars." />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose 1 to 5 stars.');
  });
});
