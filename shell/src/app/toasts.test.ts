import { ApiError, CommandFailed } from '@nkm/platform';
import { createToastStore } from './toasts';

const told = (error: unknown) => {
  const toasts = createToastStore();
  toasts.showError(error);
  return toasts.list().map(({ tone, message, detail }) => ({ tone, message, ...(detail && { detail }) }));
};

describe('toasts', () => {
  it('SHR-RULE-007 shows each message of a field-error map separately', () => {
    const errors = { surname: ['Surname is required'], email: ['Email is required', 'Invalid Email'] };
    expect(told(new ApiError(422, 'The given data was invalid.', errors))).toEqual([
      { tone: 'error', message: 'Surname is required' },
      { tone: 'error', message: 'Email is required' },
      { tone: 'error', message: 'Invalid Email' },
    ]);
  });

  it('SH-RULE-028 shows the server’s message by default', () => {
    expect(told(new ApiError(409, 'This coupon was used already'))).toEqual([
      { tone: 'error', message: 'This coupon was used already' },
    ]);
    const inCommand = new CommandFailed('cart.add', new ApiError(409, 'Sold out'));
    expect(told(inCommand)).toEqual([{ tone: 'error', message: 'Sold out' }]);
  });

  it('explains on a second line why there is no response', () => {
    expect(told(new ApiError(0, 'An Unexpected Error', {}, null, { reason: 'offline' }))).toEqual([
      {
        tone: 'error',
        message: 'An Unexpected Error',
        detail: 'You are offline.',
      },
    ]);
  });

  it('reports an error other than a failed call, and shows the shopper that something went wrong', () => {
    const report = jest.spyOn(console, 'error').mockReturnValue();
    const fault = new TypeError('x is not a function');
    expect(told(fault)).toEqual([{ tone: 'error', message: 'An Unexpected Error' }]);
    expect(report).toHaveBeenCalledWith(expect.any(String), fault);
  });

  it('shows the same message once', () => {
    const toasts = createToastStore();
    for (let calls = 0; calls < 3; calls++) toasts.showError(new ApiError(503, 'Busy'));
    expect(toasts.list()).toHaveLength(1);
  });
});
