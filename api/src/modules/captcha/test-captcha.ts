import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { TestApi } from '../../../test/with-api';

/** Settings under which a captcha is solved in no time. */
export const EASY_CAPTCHA = { CAPTCHA_COST: '1' };

/** A token as the storefront makes it, for tests of forms that ask for one. */
export async function solveCaptcha(api: Pick<TestApi, 'inject'>): Promise<string> {
  const answer = await api.inject({ url: '/captcha' });
  const { challenge } = answer.json<{ data: { challenge: Challenge } }>().data;
  return tokenOf(challenge, await solveChallenge({ challenge, deriveKey }));
}

export function tokenOf(challenge: Challenge, solution: object | null): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
