import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { SolveCaptcha } from './captcha-challenge';

/** Milliseconds after which a very slow device gives up and offers a retry. */
const PATIENCE = 90_000;

/**
 * Derives keys until one fits. The browser derives them off the main thread, so that a phone stays responsive. This
 * needs a secure connection.
 */
export const solve: SolveCaptcha = async (challenge, signal) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  try {
    const own = challenge as Challenge;
    const solution = await solveChallenge({ challenge: own, deriveKey, controller, timeout: PATIENCE });
    if (signal.aborted) throw new DOMException('The form was closed', 'AbortError');
    if (solution === null) throw new Error('No solution was found in time');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    signal.removeEventListener('abort', abort);
  }
};
