import { expireStep, isExpired, isLoginStep, startStep } from './login-step';

const NOW = Date.UTC(2026, 0, 15, 9);
const step = startStep('temporary', 'ada@example.com', NOW);

describe('the step between password and code', () => {
  it('ACC-CONST-002 gives a code 300 seconds', () => {
    expect(isExpired(step, NOW + 299_999)).toBe(false);
    expect(isExpired(step, NOW + 300_000)).toBe(true);
  });

  it('expires at once when the server refuses the temporary token, and never expires later than before', () => {
    expect(isExpired(expireStep(step, NOW + 5000), NOW + 5000)).toBe(true);
    expect(expireStep(step, NOW + 900_000).expiresAt).toBe(step.expiresAt);
  });

  it('accepts only a complete stored step', () => {
    expect(isLoginStep(step)).toBe(true);
    const incomplete = [
      {},
      { ...step, expiresAt: 'soon' },
      { ...step, email: undefined },
      { ...step, temporaryToken: 1 },
    ];
    for (const other of [null, 'text', ...incomplete]) expect(isLoginStep(other)).toBe(false);
  });
});
