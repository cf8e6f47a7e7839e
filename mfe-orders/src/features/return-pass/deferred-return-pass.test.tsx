import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { aReturnToStation } from '../../../test/a-return';
import { DeferredReturnPass, prepareReturnPass } from './deferred-return-pass';

let mockIsOffline = true;
jest.mock('./return-pass', () => ({
  get ReturnPass() {
    if (mockIsOffline) throw new Error('offline');
    return jest.requireActual('./return-pass').ReturnPass;
  },
}));

const entry = aReturnToStation({ code: '012345' });

describe('the pass of a return', () => {
  it('shows the code while the pass cannot be loaded, and the pass on Try again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await expect(prepareReturnPass([entry])).resolves.toBeUndefined();
    await act(async () =>
      render(<DeferredReturnPass entry={entry} orderNumber="NKM-5" onOtherStation={() => undefined} />, {
        wrapper: MemoryRouter,
      }),
    );
    expect(screen.getByText('The return pass could not be loaded.')).toBeVisible();
    expect(screen.getByText('Return code: 012 345')).toBeVisible();
    expect(warn).toHaveBeenCalledTimes(1);
    mockIsOffline = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('img', { name: 'QR code of the pass for return RET-7K3MWD9Q' })).toBeVisible();
    warn.mockRestore();
  });
});
