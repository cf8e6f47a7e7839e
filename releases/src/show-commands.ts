import type { Command } from 'commander';
import { describeDiff } from './describe-diff';
import { describeChanges } from './document/describe-changes';
import { describeStatus } from './status/describe-status';
import { readHistory } from './document/history';
import { formatLog, formatStatus } from './status/format-status';
import { parseDays, parseSeconds, parseVersions } from './parse-options';
import { signPreview } from './preview/preview';
import { formatErrors } from './reports/format-errors';
import { KEPT_DAYS } from './reports/report-lines';
import type { ReleaseStore } from './store/release-store';

/** Adds the commands of `nkm` that read the store and change nothing. */
export function addShowCommands(program: Command, store: ReleaseStore, print: (text: string) => void): void {
  program
    .command('log [slice]')
    .description('show who changed the releases, when and why, newest first')
    .option('--json', 'print JSON')
    .action((slice: string | undefined, { json }: { json?: true }) => {
      const all = describeChanges(readHistory(store));
      const log = slice === undefined ? all : all.filter(({ changes }) => changes.some((one) => one.slice === slice));
      print(json ? JSON.stringify(log, null, 2) : formatLog(log));
    });

  program
    .command('diff <slice> <from> <to>')
    .description('show what differs between two stored versions')
    .action((slice: string, from: string, to: string) => {
      const lines = describeDiff(store, slice, from, to);
      print(
        lines.join('\n') || `${slice} ${from} and ${to} do not differ in commit, pages, bytes, topics or libraries`,
      );
    });

  program
    .command('preview <versions...>')
    .description('make a link with which a visitor sees stored versions, such as mfe-orders@2.0.0')
    .option('--for <time>', 'how long it lasts, at most 168h', '24h')
    .action((texts: string[], flags: { for: string }) => {
      const token = signPreview(store, parseVersions(texts), parseSeconds(flags.for));
      print(`${(process.env.PUBLIC_URL ?? '').replace(/\/$/, '')}/?preview=${token}`);
    });

  program
    .command('errors <slice>')
    .description('show the faults that browsers and the shells reported, the most frequent ones first')
    .option('--version <version>', 'only those of one version')
    .option('--days <number>', 'age of the oldest ones', String(KEPT_DAYS))
    .option('--json', 'print JSON')
    .action(async (slice: string, flags: { version?: string | null; days: string; json?: true }) => {
      const { version = null, days, json } = flags;
      // Loaded on demand, because it reads source maps with a large package.
      const { groupErrors } = await import('./reports/group-errors');
      const groups = groupErrors(store, { slice, version, days: parseDays(days), now: Date.now() });
      if (json) return print(JSON.stringify(groups, null, 2));
      print(formatErrors(groups) || `nobody reported a fault of ${slice} in ${days} days`);
    });

  program
    .command('status')
    .description('show which versions are live')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: true }) => {
      const status = describeStatus(store);
      print(json ? JSON.stringify(status, null, 2) : formatStatus(status));
    });
}
