import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import type { Connection } from './connection';
import { OfflineBanner } from './offline-banner';

it('says that the shop cannot be reached and what stays, says when it is back, and goes', () => {
  const connection = new BehaviorSubject<Connection>('online');
  render(<OfflineBanner connection={connection} />);
  const banner = screen.getByRole('status');
  expect(banner).toBeEmptyDOMElement();
  act(() => connection.next('suspect'));
  expect(banner).toBeEmptyDOMElement();
  act(() => connection.next('offline'));
  expect(banner).toHaveTextContent('You are offline. What is on this page stays, and so does your cart.');
  act(() => connection.next('back'));
  expect(banner).toHaveTextContent('You are back online.');
  act(() => connection.next('online'));
  expect(banner).toBeEmptyDOMElement();
});
