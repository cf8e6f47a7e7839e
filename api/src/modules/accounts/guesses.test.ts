import argon2 from '@node-rs/argon2';
import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';
import { PASSWORD, signingIn } from '../../../test/shop/sign-in';
import { withApi } from '../../../test/with-api';
import { CODE_TRIES } from './login-code';
import { hashPassword } from './passwords';

/** `npm run audit` makes them all. */
const GUESSES = process.env.AUDIT ? 10_000 : 400;
const AT_ONCE = 20;

/** Guesses each number once, a few at a time. Returns how often each status came. */
async function guess(send: (number: number) => Promise<{ statusCode: number }>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  for (let from = 0; from < GUESSES; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, GUESSES - from) }, (_, at) => send(from + at));
    for (const { statusCode } of await Promise.all(batch))
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  process.stdout.write(`${expect.getState().currentTestName}: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
  return statuses;
}

describe('10,000 guesses of a password', () => {
  const env = { ...EASY_CAPTCHA, RATE_LIMIT_SCALE: '1' };
  const api = withApi({ database: 'postgres', modules: ['accounts', 'captcha'], env });

  it('from as many networks let nobody in: five are checked, and the owner still gets in', async () => {
    const { email } = await api.createShopper({ password_hash: await hashPassword(PASSWORD) });
    const { logIn } = signingIn(api);
    const checks = jest.spyOn(argon2, 'verify');
    const statuses = await guess((number) =>
      logIn(email, `Guess-${number}-9`, { address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }),
    );
    expect([...statuses]).toEqual([[422, GUESSES]]);
    expect(checks).toHaveBeenCalledTimes(5);
    checks.mockRestore();
    const captchaToken = await solveCaptcha(api);
    expect((await logIn(email, PASSWORD, { address: '192.0.2.1', captchaToken })).statusCode).toBe(200);
  }, 600_000);
});

describe('10,000 guesses of a code', () => {
  const api = withApi({ database: 'postgres', modules: ['accounts', 'captcha'], env: EASY_CAPTCHA });

  it('let nobody in: five are checked, even when they arrive at the same time', async () => {
    const { email } = await api.createShopper({ password_hash: await hashPassword(PASSWORD) });
    const { askForCode, verify } = signingIn(api);
    const { token, code } = await askForCode(email);
    const statuses = await guess((number) => {
      const guessed = String(number * 97).padStart(6, '0');
      return verify(token, guessed === code ? '999999' : guessed);
    });
    expect(statuses.get(200)).toBeUndefined();
    expect((await verify(token, code)).statusCode).not.toBe(200);
    const { tries } = await api.db.selectFrom('login_attempts').select('tries').executeTakeFirstOrThrow();
    expect(tries).toBe(CODE_TRIES);
  }, 600_000);
});
