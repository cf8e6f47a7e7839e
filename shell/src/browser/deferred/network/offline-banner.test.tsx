import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import type { Connection } from './connection';
import { OfflineBanner } from './offline-banner';

describe('the offline banner', () => {
  it('shows that the shop is unreachable, then that it is back, and disappears', () => {
    const connection = new BehaviorSubject<Connection>('online');
    render(<OfflineBanner connection={connection} />);
    const banner = screen.getByRole('status');
    expect(banner).toBeEmptyDOMElement();
    act(() => connection.next('suspect'));
    expect(banner).toBeEmptyDOMElement();
    act(() => connection.next('offline'));
    expect(banner).toHaveTextContent(
      'You are offline. You can still read this page, and your cart is safe. ' +
        'Everything else works again when you are back online.',
    );
    act(() => connection.next('back'));
    expect(banner).toHaveTextContent('You are back online.');
    act(() => connection.next('online'));
    expect(banner).toBeEmptyDOMElement();
  });
});
