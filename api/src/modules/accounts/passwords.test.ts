import argon2 from '@node-rs/argon2';
import { hashPassword, passwordFits } from './passwords';

const COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;
const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

describe('a password', () => {
  it('hashes with argon2id, 19 MiB, two passes, one lane and a separate salt', async () => {
    const [one, two] = [await hashPassword('Correct-horse-9'), await hashPassword('Correct-horse-9')];
    expect(one).toMatch(COST);
    expect(one).not.toBe(two);
  });

  it('accepts only the correct password, and none for an account without a password', async () => {
    const stored = await hashPassword('Correct-horse-9');
    expect(await passwordFits('Correct-horse-9', stored)).toBe(true);
    expect(await passwordFits('correct-horse-9', stored)).toBe(false);
    expect(await passwordFits('nobody has this password', null)).toBe(false);
  });

  it('does the same work for an unknown account as for a known one', async () => {
    const verify = jest.spyOn(argon2, 'verify');
    await passwordFits('Wrong-horse-9', null);
    expect(verify.mock.calls).toEqual([[expect.stringMatching(COST), 'Wrong-horse-9']]);
    verify.mockRestore();
  });
});

// `npm run audit` measures it, because the time depends on the machine.
if (process.env.AUDIT)
  it('takes as long for an unknown account as for a known one', async () => {
    const stored = await hashPassword('Correct-horse-9');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    await passwordFits('warm up', null);
    for (let round = 0; round < 9; round++) {
      for (const [kind, hash] of [
        ['known', stored],
        ['unknown', null],
      ] as const) {
        const started = performance.now();
        await passwordFits('Wrong-horse-9', hash);
        times[kind].push(performance.now() - started);
      }
    }
    const ratio = median(times.unknown) / median(times.known);
    // Without the decoy the ratio is below 0.01.
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
