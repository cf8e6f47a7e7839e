import { act, render, screen } from '@testing-library/react';
import { Countdown } from './countdown';
import { formatCountdown, secondsUntil } from './time-left';

describe('the countdown', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-01-15T09:00:00Z') }));
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => act(() => void jest.advanceTimersByTime(seconds * 1000));

  it('shows the remaining minutes and seconds, and reports the end once', () => {
    const end = jest.fn();
    render(<Countdown seconds={90} onEnd={end} />);
    expect(screen.getByRole('timer')).toHaveTextContent('01:30');
    pass(31);
    expect(screen.getByRole('timer')).toHaveTextContent('00:59');
    pass(120);
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('counts to a moment, even after the device slept', () => {
    render(<Countdown until="2026-01-15T11:30:05Z" />);
    expect(screen.getByRole('timer')).toHaveTextContent('2:30:05');
    jest.setSystemTime(Date.parse('2026-01-15T11:30:00Z'));
    pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('00:04');
  });

  it('ends at once for a past moment or an invalid date', () => {
    const end = jest.fn();
    render(<Countdown until="never" onEnd={end} />);
    expect(end).toHaveBeenCalledTimes(1);
    expect(secondsUntil(1000, 5000)).toBe(0);
  });

  it('shows hours only when needed', () => {
    expect([59, 60, 3599, 3600, 86_400].map(formatCountdown)).toEqual([
      '00:59',
      '01:00',
      '59:59',
      '1:00:00',
      '24:00:00',
    ]);
  });
});
