import { render, screen } from '@testing-library/react';
import { Stars } from './stars';

const fullStars = () => Number(document.querySelector('svg svg')!.getAttribute('width')) / 20;

describe('the stars', () => {
  it.each([
    ['counts', { '1': 0, '2': 1, '3': 0, '4': 0, '5': 1 }, 3.5],
    ['percents', { '1': 0, '2': 50, '3': 0, '4': 0, '5': 50 }, 3.5],
    ['nothing', {}, 0],
    ['null', null, 0],
  ])('SHR-RULE-004 fill to the weighted mean of %s', (_kind, summary, mean) => {
    render(<Stars summary={summary} />);
    expect(screen.getByRole('img', { name: `${mean} out of 5 stars` })).toBeInTheDocument();
    expect(fullStars()).toBe(mean);
  });

  it('SHR-CONST-009 show between none and five', () => {
    const { rerender } = render(<Stars rating={7} />);
    expect(fullStars()).toBe(5);
    rerender(<Stars rating={-1} />);
    expect(fullStars()).toBe(0);
  });

  it('show the number of reviews', () => {
    render(<Stars rating={4} count={17} />);
    expect(screen.getByText('(17)')).toBeVisible();
  });
});
