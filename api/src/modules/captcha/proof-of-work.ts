import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import type { App } from '../../platform/app';
import { captchaKey } from './captcha-key';
import type { CaptchaProvider } from './captcha-provider';
import './tables';

/** A form takes minutes to fill in. */
const SECONDS = 600;
const ALGORITHM = 'PBKDF2/SHA-256';
/** Derivations until the answer is found: never very few, and never so many that a small phone gives up. */
const [FEWEST, MOST] = [200, 600];

/**
 * The shop's own captcha: the browser derives keys until one fits. It asks nobody else, shows no riddle, and makes a
 * program pay for each message. Signed, so that nothing is stored until an answer is redeemed.
 */
export function proofOfWork({ db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>): CaptchaProvider {
  let reading: Promise<string> | null = null;
  const secrets = async () => {
    reading ??= captchaKey(db);
    // A failure is not kept for the next one.
    reading.catch(() => (reading = null));
    const key = await reading;
    return { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key} of answers` };
  };

  return {
    name: 'proof-of-work',
    seconds: SECONDS,
    challenge: async () =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: config.captchaCost,
        counter: randomInt(FEWEST, MOST),
        deriveKey,
        expiresAt: new Date(clock().getTime() + SECONDS * 1000),
        ...(await secrets()),
      }),
    async redeem(token) {
      const answer = readAnswer(token);
      if (answer === null) return false;
      const expiresAt = new Date((answer.challenge.parameters.expiresAt ?? 0) * 1000);
      if (expiresAt <= clock()) return false;
      const { verified } = await verifySolution({ ...answer, deriveKey, ...(await secrets()) });
      return verified && useOnce(answer.challenge.parameters.nonce, expiresAt);
    },
  };

  async function useOnce(nonce: string, expiresAt: Date): Promise<boolean> {
    const used = await db
      .insertInto('captcha_uses')
      .values({ nonce, expires_at: expiresAt })
      .onConflict((same) => same.column('nonce').doNothing())
      .returning('nonce')
      .executeTakeFirst();
    return used !== undefined;
  }
}

/** What a token holds: base64 of JSON, as the library's own widget sends it. Null for anything else. */
function readAnswer(token: string): { challenge: Challenge; solution: Solution } | null {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as {
      challenge: Challenge;
      solution: Solution;
    };
    const complete =
      challenge.parameters.algorithm === ALGORITHM &&
      typeof challenge.parameters.nonce === 'string' &&
      typeof challenge.signature === 'string' &&
      Number.isSafeInteger(solution.counter) &&
      typeof solution.derivedKey === 'string';
    return complete ? { challenge, solution } : null;
  } catch {
    return null; // written by nobody's solver
  }
}
