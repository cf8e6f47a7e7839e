import type { Command } from 'commander';
import type { PublishFlags } from './publish-actions';
import { refusal } from './store/release-error';
import type { ReleaseStore } from './store/release-store';

/** Building and checking need large packages, so only their commands load them: a rollback must not wait for these. */
const actions = () => import('./publish-actions');

/** Adds the commands of `nkm` that build, check and store versions. */
export function addPublishCommands(
  program: Command,
  root: string,
  store: ReleaseStore,
  print: (text: string) => void,
): void {
  program
    .command('publish [slice]')
    .description('build, check and store a version of a slice; the first version is stable at once')
    .option('--dist <folder>', 'publish an existing build instead of building the slice')
    .option(
      '--local',
      'publish unreleased work to all visitors, under a version of its contents; local starts can replace it',
    )
    .option(
      '--hold',
      'only store the version, also the first one; its addresses answer 404 until nkm rollout set … 100',
    )
    .option('--remove-routes', 'allow the version to drop addresses that the stable version has')
    .option('--dirty', 'allow changes that are not committed')
    .option('--older', 'allow a version below the highest stored one')
    .option('--all', 'publish all slices whose contents are not published yet')
    .action(async (slice: string | undefined, flags: PublishFlags) => {
      const { publish } = await actions();
      await publish({ root, store, name: slice, flags, print });
    });

  program
    .command('record <slice> <api>')
    .description('record the API responses with which the gate renders the pages of a slice')
    .option('--dist <folder>', 'record with an existing build instead of building the slice')
    .option(
      '--signed-in',
      "record every page, with the token of a shopper's session in NKM_TOKEN, not only the public ones",
    )
    .action(async (name: string, api: string, { dist, signedIn }: { dist?: string; signedIn?: true }) => {
      // Not an option, because other users of the machine can read the arguments of a process.
      const token = process.env.NKM_TOKEN;
      delete process.env.NKM_TOKEN; // the build does not need it
      if (signedIn && !token) throw refusal("set NKM_TOKEN to the token of a shopper's session");
      const { recordSlice, findSlice } = await actions();
      const slice = findSlice(root, name);
      const { calls, pages } = await recordSlice({ root, store, slice, api, ...(signedIn && { token }), dist });
      print(`${name}: recorded ${calls} responses for ${pages} pages`);
    });

  program
    .command('page-sizes')
    .description('compare the scripts of each page with its recorded size')
    .option('--record', 'renew the records')
    .action(async ({ record }: { record?: true }) => {
      const { checkPageSizes, recordPageSizes } = await actions();
      if (record) return print(`recorded the sizes of ${recordPageSizes(root, store)} pages`);
      const faults = checkPageSizes(root, store);
      if (faults.length > 0) throw refusal(`${faults.join('; ')}; if that is right, run "npm run page-sizes"`);
      print('every page is within 5 % of its recorded size');
    });
}
