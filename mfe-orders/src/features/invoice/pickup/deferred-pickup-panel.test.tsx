import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { anInvoice, anOrder } from '../../../../test/an-order';
import { DeferredPickupPanel, preparePickupPanel } from './deferred-pickup-panel';

let mockIsOffline = true;
jest.mock('./pickup-panel', () => ({
  get PickupPanel() {
    if (mockIsOffline) throw new Error('offline');
    return jest.requireActual('./pickup-panel').PickupPanel;
  },
}));

describe('the panel of a pickup', () => {
  it('shows the code while the pass cannot be loaded, and the pass on Try again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await expect(preparePickupPanel()).resolves.toBeUndefined();
    const invoice = anInvoice({ status: 'Shipped', stage: 'Ready for pickup', pickup_code: '012345' });
    await act(async () =>
      render(<DeferredPickupPanel order={anOrder({ invoices: [invoice] })} invoice={invoice} />, {
        wrapper: MemoryRouter,
      }),
    );
    expect(screen.getByText('The pickup pass could not be loaded.')).toBeVisible();
    expect(screen.getByText('Pickup code: 012 345')).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
    mockIsOffline = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('region', { name: 'PICKUP PASS' })).toBeVisible();
    warn.mockRestore();
  });
});
