import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { addBackupCommands } from './backup-commands';
import { formatProgress, nextStep, typesNote } from './status/format-status';
import { addKeyCommands } from './key-commands';
import { findSlice } from './publishing/find-slices';
import { publishAll, type PublishProgress } from './publishing/publish-all';
import { publishFolder } from './publishing/publish-folder';
import { publishSources } from './publishing/publish-sources';
import { recordSlice } from './publishing/record-slice';
import type { Publication } from './publishing/publish-slice';
import { checkPageSizes, recordPageSizes } from './record-sizes';
import { addReleaseCommands } from './release-commands';
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
    .option(
      '--signed-in',
      "record every page, with the token of a shopper's session in NKM_TOKEN, not only the public ones",
    )
    .action(async (name: string, api: string, { dist, signedIn }: { dist?: string; signedIn?: true }) => {
      const slice = findSlice(root, name);
      // Not an option, because other users of the machine can read the arguments of a process.
      const token = process.env.NKM_TOKEN;
      delete process.env.NKM_TOKEN; // the build does not need it
      if (signedIn && !token) throw refusal("set NKM_TOKEN to the token of a shopper's session");
      const { calls, pages } = await recordSlice({ root, store, slice, api, ...(signedIn && { token }), dist });
      print(`${name}: recorded ${calls} responses for ${pages} pages`);
    });

  addReleaseCommands(program, store, print);
  addKeyCommands(program, store, print);

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
  addBackupCommands(program, store, print);
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
    await publishAll({ root, store, local, removeRoutes, dirty, older, onProgress, onWarning: print });
  } else if (flags.dist !== undefined) {
    announce(
      await publishFolder({ root, store, slice: name, dist: flags.dist, removeRoutes, older, onWarning: print }),
    );
  } else {
    const publication = await publishSources({
      root,
      store,
      slice: findSlice(root, name),
      goal: local ? 'hand-back' : 'stored',
      removeRoutes,
      dirty,
      older,
      onWarning: print,
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

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
