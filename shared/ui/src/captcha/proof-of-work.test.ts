/** @jest-environment node */
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solve } from './proof-of-work';

const SECRETS = { hmacSignatureSecret: 'one', hmacKeySignatureSecret: 'two' };
const NO_STAGE = { place: null, onAsk: () => undefined };
const challenge = (counter: number) =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter, deriveKey, ...SECRETS });

describe('the proof of work', () => {
  it('creates a token that the server accepts', async () => {
    const token = await solve(await challenge(40), new AbortController().signal, NO_STAGE);
    const answer = JSON.parse(atob(token)) as Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;
    expect(await verifySolution({ ...answer, deriveKey, ...SECRETS })).toMatchObject({ verified: true });
  });

  it('stops when the form is closed', async () => {
    const controller = new AbortController();
    const solving = solve(await challenge(100_000), controller.signal, NO_STAGE);
    controller.abort();
    await expect(solving).rejects.toMatchObject({ name: 'AbortError' });
  });
});
