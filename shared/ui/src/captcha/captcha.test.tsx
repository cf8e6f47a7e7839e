import { ApiError } from '@nkm/platform';
import { type Answers, createTestPlatform, renderInShop } from '@nkm/testing';
import { act, screen } from '@testing-library/react';
import { CaptchaField } from './captcha-field';
import { solverOf } from './solvers';
import { useCaptcha } from './use-captcha';

jest.mock('./proof-of-work', () => ({
  solve: (challenge: { n: number }) =>
    challenge.n === 0 ? Promise.reject(new Error('no secure connection')) : Promise.resolve(`token ${challenge.n}`),
}));

function Form() {
  const captcha = useCaptcha();
  return (
    <>
      <CaptchaField captcha={captcha} />
      <button disabled={!captcha.token} onClick={captcha.renew}>
        Send {captcha.token}
      </button>
    </>
  );
}

function open(answers: Answers) {
  return renderInShop(<Form />, { platform: createTestPlatform('mfe-account', answers) });
}
const challenges = (first = 1): Answers => {
  let n = first;
  return {
    'GET /captcha': () => ({ data: { provider: 'proof-of-work', expires_in: 600, challenge: { n: n++ } } }),
  };
};

describe('the captcha of a form', () => {
  afterEach(() => jest.useRealTimers());

  it('solves itself and reports success', async () => {
    open(challenges());
    expect(screen.getByRole('status')).toHaveTextContent(/you can keep typing/);
    expect(screen.getByRole('button')).toBeDisabled();
    expect(await screen.findByRole('button', { name: 'Send token 1' })).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent('Verified');
  });

  it('provides a new token after the last one was used', async () => {
    const { user } = open(challenges());
    await user.click(await screen.findByRole('button', { name: 'Send token 1' }));
    expect(await screen.findByRole('button', { name: 'Send token 2' })).toBeEnabled();
  });

  it('provides a new token before the last one expires', async () => {
    jest.useFakeTimers();
    open(challenges());
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('button', { name: 'Send token 1' })).toBeEnabled();
    await act(() => jest.advanceTimersByTimeAsync(570_000));
    expect(screen.getByRole('button', { name: 'Send token 2' })).toBeEnabled();
  });

  it('offers a retry when it cannot be solved', async () => {
    const { user } = open(challenges(0));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Send token 1' })).toBeEnabled();
  });

  it('offers a retry when the server is unreachable or sends an unknown challenge', async () => {
    const down = () => {
      throw new ApiError(0, 'No connection');
    };
    open({ 'GET /captcha': down });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(solverOf('picture-riddle')).rejects.toThrow(/picture-riddle/);
  });
});
