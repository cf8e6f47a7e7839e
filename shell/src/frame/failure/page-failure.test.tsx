import { act, render, screen } from '@testing-library/react';
import type { HostClaim } from '../../slices/boot-data';
import { type FailedOutcome, PageFailure } from './page-failure';

const retry = jest.fn();
const ui = (outcome: FailedOutcome, claim?: Partial<HostClaim>) => (
  <PageFailure outcome={outcome} claim={claim as HostClaim} retry={retry} busy={false} />
);
const busy = (retryAfter: number | null): FailedOutcome => ({
  kind: 'error',
  slice: 'mfe-catalog',
  message: 'The service is not available right now.',
  status: 503,
  retryAfter,
});
const pass = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1_000));
let isOnline: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  retry.mockClear();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('failed page', () => {
  it.each([
    ['its code', { kind: 'unavailable', slice: 'mfe-catalog' }],
    ['its data', { kind: 'error', slice: 'mfe-catalog', message: 'An Unexpected Error', status: 0, reason: 'offline' }],
  ] as [string, FailedOutcome][])('says that the shopper is offline when %s cannot load', async (_what, outcome) => {
    isOnline = false;
    render(ui(outcome));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^You are offline.*Your cart and everything you typed are safe/,
    );
    expect(screen.getByRole('alert')).not.toHaveTextContent(/catalog/i);
    isOnline = true;
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('never names the slice', () => {
    render(ui({ kind: 'unavailable', slice: 'mfe-catalog' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^This page is not available right now/);
    expect(screen.getByRole('alert')).not.toHaveTextContent(/catalog/i);
  });

  it('retries automatically with growing pauses while the shop is busy', async () => {
    const view = render(ui(busy(null)));
    expect(screen.getByRole('alert')).toHaveTextContent(/^The shop is busy right now.*retries automatically.*in 5 s/);
    expect(screen.getByText('Next try in 5 s')).toHaveAttribute('aria-hidden', 'true');
    await pass(4);
    expect(retry).not.toHaveBeenCalled();
    await pass(1);
    expect(retry).toHaveBeenCalledTimes(1);
    view.rerender(ui(busy(null)));
    await pass(9);
    expect(retry).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('waits for the server’s Retry-After and for a visible page', async () => {
    render(ui(busy(20)));
    await pass(19);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(60);
    expect(retry).not.toHaveBeenCalled();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await pass(1);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('never retries a busy payment page automatically', async () => {
    render(ui(busy(1), { purchase: 'payment' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^The shop is busy right now/);
    await pass(600);
    expect(retry).not.toHaveBeenCalled();
  });
});
