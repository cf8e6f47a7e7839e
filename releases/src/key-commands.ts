import type { Command } from 'commander';
import { currentReleases } from './document/current-releases';
import { newSliceKey, revokeSliceKey } from './keys/change-slice-keys';
import { formatKeys } from './keys/format-keys';
import { parseAddresses, parseUntil } from './parse-options';
import type { ReleaseStore } from './store/release-store';

interface NewFlags {
  until?: string;
  addresses?: string;
  why?: string;
}

/** Adds the commands of `nkm` about the keys of slices. */
export function addKeyCommands(program: Command, store: ReleaseStore, print: (text: string) => void): void {
  const key = program.command('key').description('give slices their own keys');
  key
    .command('new <slice>')
    .description('make a key with which only the team of the slice can publish it')
    .option('--until <date>', 'last day on which it signs new versions (UTC), such as 2027-06-30')
    .option('--addresses <list>', 'first segments that its versions can claim, such as /my-orders,/view-tracking')
    .option('--why <reason>', 'the reason, which nkm log shows')
    .action(async (slice: string, { until, addresses, why }: NewFlags) => {
      const terms = { until: parseUntil(until), addresses: parseAddresses(addresses), why };
      const { key: made, file, revision } = await newSliceKey(store, slice, terms);
      print(`${slice}: new key ${made.id}, revision ${revision}; give ${file} to its team: it is the private key`);
    });

  key
    .command('revoke <slice> [id]')
    .description('let a key sign nothing new, or all keys of the slice; what is released stays')
    .option('--why <reason>', 'the reason, which nkm log shows')
    .action(async (slice: string, id: string | undefined, { why }: { why?: string }) => {
      const { revision } = await revokeSliceKey(store, slice, { id, why });
      print(`${slice}: ${id === undefined ? 'all keys are' : `the key ${id} is`} revoked, revision ${revision}`);
    });

  key
    .command('list')
    .description('show the keys of the slices')
    .action(() => print(formatKeys(currentReleases(store), Date.now())));
}
