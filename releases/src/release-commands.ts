import type { SliceRelease } from '@nkm/contracts';
import type { Command } from 'commander';
import { reissueReleases } from './document/change-releases';
import { formatRemoved } from './status/format-status';
import { parseKeep, parseLoads, parsePercent, parseRevision, parseSeconds } from './parse-options';
import { LEAST_LOADS } from './reports/judge-candidate';
import { removeVersions } from './rollout/remove-versions';
import { retireSlice } from './rollout/retire-slice';
import { rollbackSlice } from './rollout/rollback-slice';
import { withAbort, withPromotion } from './rollout/rollout-steps';
import { changeRollout, pauseRollout, resumeRollout, setRollout, startSteps } from './rollout/set-rollout';
import type { ReleaseStore } from './store/release-store';

interface WhyFlag {
  why?: string;
}
interface StartFlags extends WhyFlag {
  steps: string;
  every: string;
  minLoads: string;
}
const WHY = ['--why <reason>', 'the reason, which nkm log shows'] as const;

const STEP_COMMANDS = {
  promote: {
    rule: withPromotion,
    description: 'make the candidate stable',
    done: ({ stable }: SliceRelease) => `all visitors get ${stable}`,
  },
  abort: {
    rule: withAbort,
    description: 'withdraw the candidate',
    done: ({ stable }: SliceRelease) => `all visitors get ${stable}`,
  },
};

/** Adds the commands of `nkm` that decide which versions visitors get. */
export function addReleaseCommands(program: Command, store: ReleaseStore, print: (text: string) => void): void {
  const rollout = program.command('rollout').description('choose the share of visitors that gets a version');
  rollout
    .command('set <slice> <version> <percent>')
    .description('give a stored version to a share of the visitors; 100 makes it stable, 0 withdraws it')
    .option(...WHY)
    .action(async (slice: string, version: string, percent: string, { why }: WhyFlag) => {
      const { revision } = await setRollout(store, { slice, version, percent: parsePercent(percent), why });
      print(`${slice} ${version}: ${percent} %, revision ${revision}`);
    });

  rollout
    .command('start <slice> <version>')
    .description('give a stored version to more visitors step by step, until a promotion makes it stable')
    .option('--steps <percents>', 'shares of the visitors', '1,5,25,50,100')
    .option('--every <time>', 'length of a step, such as 90s, 10m or 2h', '10m')
    .option(
      '--min-loads <number>',
      'page loads of the version without which a step does not end; 0: by the clock',
      String(LEAST_LOADS),
    )
    .option(...WHY)
    .action(async (slice: string, version: string, flags: StartFlags) => {
      const percents = flags.steps.split(',').map(parsePercent);
      const plan = { percents, everyS: parseSeconds(flags.every), minLoads: parseLoads(flags.minLoads) };
      const { revision } = await startSteps(store, { slice, version, plan, why: flags.why });
      print(`${slice} ${version}: ${percents[0]} % now, a step every ${flags.every}, revision ${revision}`);
    });
  for (const [name, { rule, description, done }] of Object.entries(STEP_COMMANDS))
    rollout
      .command(`${name} <slice>`)
      .description(description)
      .option(...WHY)
      .action(async (slice: string, { why }: WhyFlag) => {
        const { slices, revision } = await changeRollout(store, { slice, rule, why });
        print(`${slice}: ${done(slices[slice]!)}, revision ${revision}`);
      });

  rollout
    .command('pause <slice>')
    .description('stop a rollout in steps at its present share')
    .option(...WHY)
    .action(async (slice: string, { why }: WhyFlag) => {
      const { slices, revision } = await pauseRollout(store, slice, why);
      const { candidate, percent } = slices[slice]!;
      print(`${slice}: ${candidate} pauses at ${percent} %, revision ${revision}`);
    });

  rollout
    .command('resume <slice>')
    .description('go on where the rollout paused, or where the shells stopped it')
    .option(...WHY)
    .action(async (slice: string, { why }: WhyFlag) => {
      const { slices, revision } = await resumeRollout(store, slice, why);
      const { candidate, percent } = slices[slice]!;
      print(`${slice}: ${candidate} goes on at ${percent} %, revision ${revision}`);
    });

  program
    .command('rollback <slice>')
    .description('withdraw the candidate, or return to the previous version when there is no candidate')
    .option('--to <version>', 'return to any stored version')
    .option(...WHY)
    .action(async (slice: string, options: WhyFlag & { to?: string }) => {
      const { slices, revision } = await rollbackSlice(store, slice, options);
      print(`${slice}: all visitors get ${slices[slice]!.stable}, revision ${revision}`);
    });

  program
    .command('retire <slice>')
    .description('take a slice out of the shop: its addresses answer 404; a rollout of 100 % brings it back')
    .option(...WHY)
    .action(async (slice: string, { why }: WhyFlag) => {
      const { revision } = await retireSlice(store, slice, why);
      print(`${slice}: retired, revision ${revision}`);
    });

  program
    .command('gc')
    .description('remove old versions; those of the last seven days stay, because open tabs load their files')
    .option('--keep <number>', 'newest versions of each slice that stay', '5')
    .option('--dry-run', 'only show what would be removed')
    .action(async ({ keep, dryRun }: { keep: string; dryRun?: true }) => {
      print(formatRemoved(await removeVersions(store, { keep: parseKeep(keep), now: new Date(), dryRun }), dryRun));
    });

  program
    .command('reissue')
    .description('sign the releases under a higher revision, after you restored the store on purpose')
    .option('--above <revision>', 'the highest revision that a shell has used; the log of the shell names it')
    .option(...WHY)
    .action(async ({ above, why }: WhyFlag & { above?: string }) => {
      const { revision } = await reissueReleases(store, parseRevision(above ?? '0'), why);
      print(`the releases are unchanged, revision ${revision}`);
    });
}
