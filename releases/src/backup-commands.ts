import type { Command } from 'commander';
import path from 'node:path';
import { holds, restoreBackup } from './backup/restore-backup';
import { saveBackup } from './backup/save-backup';
import type { Manifest } from './backup/manifest';
import { shopDatabase as database } from './backup/shop-database';
import type { ReleaseStore } from './store/release-store';

/** Adds the commands of `nkm` that save and restore the whole shop. */
export function addBackupCommands(program: Command, store: ReleaseStore, print: (text: string) => void): void {
  const { dataDir } = store;
  program
    .command('backup <folder>')
    .description('save the database, the releases and the photographs in a new folder')
    .option('--with-key', 'also save the private key of the releases')
    .action(async (name: string, { withKey = false }: { withKey?: boolean }) => {
      const folder = path.resolve(name);
      const saved = await saveBackup({ store, dataDir, database, folder, withKey });
      print(`saved ${contentsOf(saved)} in ${folder}`);
      print(
        withKey
          ? `release-key.pem in it is the private key (mode 0600): keep it secret, because it signs releases`
          : 'the private key of the releases is not in it: keep it elsewhere, or use --with-key',
      );
    });

  program
    .command('restore <folder>')
    .description('restore a backup into an empty database and empty folders; run it again if it ended half way')
    .action(async (name: string) => {
      const folder = path.resolve(name);
      const restored = await restoreBackup({ store, dataDir, database, folder });
      print(`restored ${contentsOf(restored)} of ${restored.saved_at}`);
      if (!holds(restored, 'release-key.pem'))
        print(`the backup has no private key: put it at ${store.privateKeyFile} before you change releases`);
    });
}

function contentsOf({ database: { tables }, files }: Pick<Manifest, 'database' | 'files'>): string {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const rows = sum(Object.values(tables));
  const photographs = files.filter(({ path: file }) => file.startsWith('photographs/')).length;
  const versions = files.filter(({ path: file }) => /^releases\/slices\/[^/]+\/[^/]+\/slice\.json$/.test(file)).length;
  const megabytes = (sum(files.map(({ bytes }) => bytes)) / 1_000_000).toFixed(1);
  return (
    `${rows} rows of ${Object.keys(tables).length} tables, ${versions} versions of slices and ` +
    `${photographs} photographs (${megabytes} MB)`
  );
}
