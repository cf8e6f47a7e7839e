import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { reissueReleases } from './document/change-releases';
import { formatProgress, formatRemoved, nextStep, typesNote } from './format-status';
import { findSlice } from './publishing/find-slices';
import { publishAll, type PublishProgress } from './publishing/publish-all';
import { publishFolder } from './publishing/publish-folder';
import { publishSources } from './publishing/publish-sources';
import { recordSlice } from './publishing/record-slice';
import type { Publication } from './publishing/publish-slice';
import { checkPageSizes, recordPageSizes } from './record-sizes';
import { removeVersions } from './rollout/remove-versions';
import { retireSlice } from './rollout/retire-slice';
import { rollbackSlice } from './rollout/rollback-slice';
import { setRollout } from './rollout/set-rollout';
import { addShowCommands } from './show-commands';
import { findProjectRoot } from './store/find-project-root';
import { ReleaseError, refusal } from './store/release-error';
import { openStore, type ReleaseStore } from './store/release-store';

interface PublishFlags {
  dist?: string;
  local?: true;
  all?: true;
  removeRoutes?: true;
  dirty?: true;
  older?: true;
}

interface WhyFlag {
  why?: string;
}
const WHY = ['--why <reason>', 'the reason, which nkm log shows'] as const;

/** Runs the command line. Prints a refusal as one line on stderr and exits with code 1. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    const root = findProjectRoot(process.cwd());
    const settings = path.join(root, '.env');
    if (existsSync(settings)) process.loadEnvFile(settings);
    await commands(root, openStore(process.env, root)).parseAsync(argv);
  } catch (error) {
    if (!isTold(error)) throw error;
    process.stderr.write(`nkm: ${error.message.replaceAll(/\s*\n\s*/g, ' ')}\n`);
    process.exitCode = 1;
  }
}

/** True for refusals and system errors (no permission, no space). Any other error is a bug and keeps its stack. */
function isTold(error: unknown): error is Error {
  return error instanceof ReleaseError || (error instanceof Error && 'syscall' in error);
}

function commands(root: string, store: ReleaseStore): Command {
  const program = new Command('nkm').description('Publish, roll out and roll back slices').showHelpAfterError(false);

  program
    .command('publish [slice]')
    .description('build, check and store a version of a slice; the first version is stable at once')
    .option('--dist <folder>', 'publish an existing build instead of building the slice')
    .option(
      '--local',
      'publish unreleased work to all visitors, under a version of its contents; local starts can replace it',
    )
    .option('--remove-routes', 'allow the version to drop addresses that the stable version has')
    .option('--dirty', 'allow changes that are not committed')
    .option('--older', 'allow a version below the highest stored one')
    .option('--all', 'publish all slices whose contents are not published yet')
    .action((slice: string | undefined, flags: PublishFlags) => publish(root, store, slice, flags));

  program
    .command('record <slice> <api>')
    .description('record the API responses with which the gate renders the pages of a slice')
    .option('--dist <folder>', 'record with an existing build instead of building the slice')
    .option('--token <token>', "of a shopper's session at that API, to record every page instead of the public ones")
    .action(async (name: string, api: string, { dist, token }: { dist?: string; token?: string }) => {
      const slice = findSlice(root, name);
      const { calls, pages } = await recordSlice({ root, store, slice, api, token, dist });
      print(`${name}: recorded ${calls} responses for ${pages} pages`);
    });

  const rollout = program.command('rollout').description('choose the share of visitors that gets a version');
  rollout
    .command('set <slice> <version> <percent>')
    .description('give a stored version to a share of the visitors; 100 makes it stable, 0 withdraws it')
    .option(...WHY)
    .action(async (slice: string, version: string, percent: string, { why }: WhyFlag) => {
      const { revision } = await setRollout(store, { slice, version, percent: parsePercent(percent), why });
      print(`${slice} ${version}: ${percent} %, revision ${revision}`);
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

  program
    .command('page-sizes')
    .description('compare the scripts of each page with its recorded size')
    .option('--record', 'renew the records')
    .action(({ record }: { record?: true }) => {
      if (record) return print(`recorded the sizes of ${recordPageSizes(root, store)} pages`);
      const faults = checkPageSizes(root, store);
      if (faults.length > 0) throw refusal(`${faults.join('; ')}; if that is right, run "npm run page-sizes"`);
      print('every page is within 5 % of its recorded size');
    });

  addShowCommands(program, store, print);
  return program;
}

async function publish(
  root: string,
  store: ReleaseStore,
  name: string | undefined,
  flags: PublishFlags,
): Promise<void> {
  const { removeRoutes, dirty, older } = flags;
  const local = flags.local === true;
  if ((name === undefined) !== (flags.all === true)) throw refusal('name one slice or pass --all');
  if (flags.dist !== undefined && (local || flags.all))
    throw refusal('--dist cannot be combined with --local or --all');
  if (name === undefined) {
    const onProgress = (progress: PublishProgress) => print(formatProgress(progress));
    await publishAll({ root, store, local, removeRoutes, dirty, older, onProgress });
  } else if (flags.dist !== undefined) {
    announce(await publishFolder({ root, store, slice: name, dist: flags.dist, removeRoutes, older }));
  } else {
    const publication = await publishSources({
      root,
      store,
      slice: findSlice(root, name),
      goal: local ? 'hand-back' : 'stored',
      removeRoutes,
      dirty,
      older,
    });
    if (publication.unchanged && !local) throw refusal(`${name} ${publication.version} is already published`);
    announce(publication);
  }
}

function announce({ slice, version, live, types }: Publication): void {
  print(
    `${slice} ${version}: published${typesNote(types)}; ${live ? 'all visitors get it' : nextStep(slice, version)}`,
  );
}

function parseKeep(text: string): number {
  const keep = Number(text);
  if (!Number.isInteger(keep) || keep < 1) throw refusal(`--keep must be a whole number from 1, not ${text}`);
  return keep;
}

function parseRevision(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw refusal(`"${text}" is not a revision`);
  return Number(text);
}

function parsePercent(text: string): number {
  if (!/^\d+(\.\d+)?$/.test(text)) throw refusal(`"${text}" is not a percentage`);
  return Number(text);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
