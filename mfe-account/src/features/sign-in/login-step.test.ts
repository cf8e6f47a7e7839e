import fc from 'fast-check';
import { CODE_LIFE_SECONDS, expireStep, formatCountdown, isLoginStep, secondsLeft, startStep } from './login-step';

const NOW = Date.UTC(2026, 0, 15, 9);

describe('the step between password and code', () => {
  it('ACC-CONST-002 gives a code 300 seconds, shown from 5:00 down to 00:00', () => {
    const step = startStep('temporary', 'ada@example.com', NOW);
    expect(formatCountdown(secondsLeft(step, NOW))).toBe('5:00');
    expect(formatCountdown(secondsLeft(step, NOW + 299_001))).toBe('0:01');
    expect(formatCountdown(secondsLeft(step, NOW + 300_000))).toBe('00:00');
  });

  it('never counts below zero nor above the life of a code, whatever the clock says', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e13 }), (now) => {
        const left = secondsLeft(startStep('t', 'e', NOW), now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(CODE_LIFE_SECONDS);
        expect(formatCountdown(left)).toMatch(/^\d{1,2}:[0-5]\d$/);
      }),
    );
  });

  it('expires at once when the server refuses the temporary token, and never gets younger', () => {
    const step = startStep('temporary', 'ada@example.com', NOW);
    expect(secondsLeft(expireStep(step, NOW + 5000), NOW + 5000)).toBe(0);
    expect(expireStep(step, NOW + 900_000).expiresAt).toBe(step.expiresAt);
  });

  it('recognises only a complete step in what was stored', () => {
    expect(isLoginStep(startStep('t', 'e', NOW))).toBe(true);
    for (const other of [null, 'text', {}, { temporaryToken: 't', email: 'e' }, { temporaryToken: 1, email: 'e', expiresAt: 2 }])
      expect(isLoginStep(other)).toBe(false);
  });
});
