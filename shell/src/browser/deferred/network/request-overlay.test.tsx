import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createRequestWatch } from '../../../platform/request-watch';
import { RequestOverlay } from './request-overlay';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const words = () => screen.queryByText('One moment, please…');

/** A shop whose page /slow takes ten seconds. */
function openShop() {
  const requests = createRequestWatch();
  const loader = () => new Promise((resolve) => setTimeout(resolve, 10_000, null));
  const element = <RequestOverlay requests={requests} />;
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/slow', element, loader },
  ]);
  render(<RouterProvider router={router} />);
  return { requests, router };
}
const inShop = () => openShop().requests;

describe('overlay of slow requests', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SH-SCR-004 appears while a request is pending for longer than 300 ms, and is announced to screen readers', () => {
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

  it('ignores background requests', () => {
    const requests = inShop();
    requests.begin(true);
    pass(60_000);
    expect(words()).toBeNull();
    requests.begin(false);
    pass(60_000);
    expect(words()).toBeVisible();
  });

  it('stays away from a loading page, which has its bar and skeleton', async () => {
    const { requests, router } = openShop();
    await act(async () => void router.navigate('/slow'));
    expect(router.state.navigation.state).toBe('loading');
    requests.begin(false);
    pass(5_000);
    expect(words()).toBeNull();
  });

  it('does not flash when the response arrives right after it appears, or between two requests', () => {
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
