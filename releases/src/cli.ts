import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { addBackupCommands } from './backup-commands';
import { addKeyCommands } from './key-commands';
import { addPublishCommands } from './publish-commands';
import { addReleaseCommands } from './release-commands';
import { addShowCommands } from './show-commands';
import { findProjectRoot } from './store/find-project-root';
import { ReleaseError } from './store/release-error';
import { openStore, type ReleaseStore } from './store/release-store';

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

  addPublishCommands(program, root, store, print);
  addReleaseCommands(program, store, print);
  addKeyCommands(program, store, print);

  addShowCommands(program, store, print);
  addBackupCommands(program, store, print);
  return program;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
