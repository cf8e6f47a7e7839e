import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import type { App } from '../../platform/app';
import type { CaptchaProvider } from './captcha-provider';
import './tables';
import type { Kysely } from 'kysely';
import { secretKey } from '../../platform/sessions/secret-key';
import type { Database } from '../../platform/database/tables';

/** The key that signs challenges. */
const captchaKey = (db: Kysely<Database>): Promise<string> => secretKey(db, 'captcha key');

/** Long enough to fill in a form. */
const SECONDS = 600;
const ALGORITHM = 'PBKDF2/SHA-256';
/** Range of key derivations that an answer needs, bounded for slow phones. */
const [FEWEST, MOST] = [200, 600];

/**
 * The shop's own captcha: the browser derives keys until one matches. It needs no third party and no puzzle, and makes
 * each message costly for bots. Challenges are signed, so nothing is stored until an answer is redeemed.
 */
export function proofOfWork({ db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>): CaptchaProvider {
  let reading: Promise<string> | null = null;
  const secrets = async () => {
    reading ??= captchaKey(db);
    // A failure is not cached.
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

/** Contents of a token: base64 of JSON, as the library's widget sends it. Null for anything else. */
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
    return null;
  }
}
