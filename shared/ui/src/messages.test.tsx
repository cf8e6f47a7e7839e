import { createTestPlatform, renderInShop } from '@nkm/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailureLine } from './failure-line';
import { FailurePanel } from './failure-panel';
import { LoadingLines } from './loading-lines';
import { Notice } from './notice';
import type { ToastMessage } from './toast';
import { Toasts } from './toasts';

const added: ToastMessage = { id: 1, tone: 'success', message: 'Added to cart', detail: 'Ankara dress' };
const failed: ToastMessage = { id: 2, tone: 'error', message: 'Something went wrong' };

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are announced politely, and errors at once', () => {
    render(<Toasts toasts={[added, failed]} onDismiss={jest.fn()} />);
    expect(within(screen.getByRole('status')).getByText('Added to cart')).toBeVisible();
    expect(within(screen.getByRole('status')).getByText('Ankara dress')).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText('Something went wrong')).toBeVisible();
  });

  it('disappear after a while, errors later', () => {
    const dismiss = jest.fn();
    render(<Toasts toasts={[added, failed]} onDismiss={dismiss} />);
    act(() => void jest.advanceTimersByTime(6000));
    expect(dismiss.mock.calls).toEqual([[1]]);
    act(() => void jest.advanceTimersByTime(6000));
    expect(dismiss.mock.calls).toEqual([[1], [2]]);
  });

  it('stay while the pointer or focus is on them', () => {
    const dismiss = jest.fn();
    render(<Toasts toasts={[added]} onDismiss={dismiss} />);
    const toast = screen.getByText('Added to cart');
    fireEvent.pointerEnter(toast.parentElement!.parentElement!);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(toast.parentElement!.parentElement!);
    act(() => void jest.advanceTimersByTime(6000));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  it('disappear when they are dismissed', () => {
    const dismiss = jest.fn();
    render(<Toasts toasts={[failed]} onDismiss={dismiss} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismiss).toHaveBeenCalledWith(2);
  });
});

describe('messages in the page', () => {
  it('announce an error at once and others politely', () => {
    render(
      <>
        <Notice tone="error">The address was not saved.</Notice>
        <Notice>The charge is in naira.</Notice>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The address was not saved.');
    expect(screen.getByRole('status')).toHaveTextContent('The charge is in naira.');
  });

  it('say in a form what loads, and what failed with a retry', async () => {
    const retry = jest.fn();
    const { rerender } = render(<LoadingLines label="Loading stations" />);
    expect(screen.getByRole('status', { name: 'Loading stations' })).toBeVisible();
    rerender(<FailureLine onRetry={retry}>The stations could not be loaded.</FailureLine>);
    expect(screen.getByRole('alert')).toHaveTextContent('The stations could not be loaded. Try again');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    rerender(
      <FailureLine onRetry={retry} retryLabel="Retry">
        The stations could not be loaded.
      </FailureLine>,
    );
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('offer a retry for a failed part, once at a time', async () => {
    const retry = jest.fn();
    const shop = { platform: createTestPlatform('shell') };
    const { unmount } = renderInShop(<FailurePanel title="The cart is unavailable" onRetry={retry} />, shop);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    unmount();
    renderInShop(<FailurePanel title="The cart is unavailable" onRetry={retry} busy />, shop);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
