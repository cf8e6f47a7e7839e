import { act, render, screen } from '@testing-library/react';
import { createRequestWatch } from '../app/request-watch';
import { RequestOverlay } from './request-overlay';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const words = () => screen.queryByText('One moment, please…');

function inShop() {
  const requests = createRequestWatch();
  render(<RequestOverlay requests={requests} />);
  return requests;
}

describe('overlay of slow requests', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SH-SCR-004 shows while a request is pending for longer than 300 ms, and is told to screen readers', () => {
    const requests = inShop();
    const end = requests.begin(false);
    pass(299);
    expect(words()).toBeNull();
    pass(1);
    expect(words()).toBeVisible();
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    pass(10_000);
    act(end);
    pass(400);
    expect(words()).toBeNull();
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'false');
  });

  it('is not shown for what happens in the background', () => {
    inShop().begin(true);
    pass(60_000);
    expect(words()).toBeNull();
  });

  it('does not flash when the answer comes right after it appeared, nor between two requests', () => {
    const requests = inShop();
    const first = requests.begin(false);
    const second = requests.begin(false);
    pass(310);
    act(first);
    act(second);
    pass(390);
    expect(words()).toBeVisible();
    const third = requests.begin(false);
    pass(10);
    act(third);
    expect(words()).toBeNull();
  });
});
