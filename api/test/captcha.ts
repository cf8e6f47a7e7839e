import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { TestApi } from './with-api';

/** Settings for captchas that a test solves at once. */
export const EASY_CAPTCHA = { CAPTCHA_COST: '1' };

/** A token like the storefront's, for tests of forms with a captcha. */
export async function solveCaptcha(api: Pick<TestApi, 'inject'>): Promise<string> {
  const answer = await api.inject({ url: '/captcha' });
  const { challenge } = answer.json<{ data: { challenge: Challenge } }>().data;
  return tokenOf(challenge, await solveChallenge({ challenge, deriveKey }));
}

export function tokenOf(challenge: Challenge, solution: object | null): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
