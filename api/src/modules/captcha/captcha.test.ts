import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { cleanUpCaptchaUses } from './clean-up-captcha-uses';
import { createCaptcha } from './create-captcha';
import { EASY_CAPTCHA, solveCaptcha, tokenOf } from '../../../test/captcha';

describe.each(databases)('captcha on %s', (database) => {
  const api = withApi({ database, modules: ['captcha'], env: EASY_CAPTCHA });
  const redeem = (token: string) => createCaptcha(api.app).redeem(token);
  const challenge = async () => {
    const answer = await api.inject({ url: '/captcha' });
    return answer.json<{ data: { challenge: Challenge } }>().data.challenge;
  };

  it('returns a new challenge each time, with its solver and lifetime', async () => {
    const answer = await api.inject({ url: '/captcha' });
    expect(answer.json()).toMatchObject({
      data: { provider: 'proof-of-work', expires_in: 600, challenge: { signature: expect.any(String) } },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await challenge()).parameters.nonce).not.toBe((await challenge()).parameters.nonce);
  });

  it('is redeemed once', async () => {
    const token = await solveCaptcha(api);
    expect(await redeem(token)).toBe(true);
    expect(await redeem(token)).toBe(false);
  });

  it('is redeemed once by concurrent requests', async () => {
    const token = await solveCaptcha(api);
    const answers = await Promise.all([redeem(token), redeem(token), redeem(token)]);
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('refuses an easier challenge, a wrong answer and an invalid token', async () => {
    const own = await challenge();
    const solution = await solveChallenge({ challenge: own, deriveKey });
    const easier = { ...own, parameters: { ...own.parameters, keyPrefix: '', keySignature: undefined } };
    expect(await redeem(tokenOf(easier, solution))).toBe(false);
    expect(await redeem(tokenOf(own, { ...solution, derivedKey: '00' }))).toBe(false);
    expect(await redeem(tokenOf(own, null))).toBe(false);
    for (const nonsense of ['', 'x', '{}', tokenOf({} as Challenge, {}), 'bnVsbA==']) {
      expect(await redeem(nonsense)).toBe(false);
    }
    expect(await redeem(tokenOf(own, solution))).toBe(true);
  });

  it('expires after ten minutes, when redeemed challenges are deleted', async () => {
    const late = await solveCaptcha(api);
    const used = await solveCaptcha(api);
    expect(await redeem(used)).toBe(true);
    api.advance(601);
    expect(await redeem(late)).toBe(false);
    await cleanUpCaptchaUses(api.db, new Date(api.app.clock()));
    expect(await api.db.selectFrom('captcha_uses').selectAll().execute()).toEqual([]);
    expect(await redeem(used)).toBe(false);
  });
});
