import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentsOf, filesIn, runCommand } from '../../test/backup';
import {
  OF_STORE,
  backup,
  expectRefusal,
  expectSameShop,
  expectUnused,
  folder,
  nkm,
  openShop,
  productsOnSale,
  saveShop,
  shop,
  withSavedShop,
} from '../../test/saved-shop';

/** More in `npm run audit`; 0: those of the seed. */
const PRODUCTS = Number(process.env.BACKUP_PRODUCTS ?? 0);
/** Milliseconds that many products may take. */
const LONG = 1_800_000;

withSavedShop();

describe('nkm restore', () => {
  it(
    'restores rows, releases and photographs; the document verifies, and the API starts',
    async () => {
      const { original, saved } = PRODUCTS > 0 ? await saveShop('many', PRODUCTS) : { original: shop, saved: backup };
      const copy = await openShop('copy', 'empty');
      const { code, stdout, stderr } = await nkm(['restore', saved], copy);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toMatch(/^restored \d+ rows of \d+ tables, 1 versions of slices and 20 photographs/);
      expect(stdout).toContain(`the backup has no private key: put it at ${copy.key}`);
      await expectSameShop(copy, original, Math.max(PRODUCTS, 700));
      const status = JSON.parse((await nkm(['status', '--json'], copy)).stdout) as unknown;
      expect(status).toMatchObject({ revision: 3, slices: [{ slice: 'mfe-catalog', stable: '1.0.0' }] });
      expect(await productsOnSale(copy)).toBeGreaterThan(0);
    },
    LONG,
  );

  it('refuses a changed byte in any part, and a missing file, before it touches anything', async () => {
    const copy = await openShop('changed', 'empty');
    const saved = Object.keys(await filesIn(backup));
    const photograph = saved.find((file) => file.startsWith('photographs/'))!;
    const ofStore = OF_STORE.slice(1).map((file) => (file === 'release-key.pub' ? file : `releases/${file}`));
    for (const name of ['backup.json', 'backup.json.sha256', 'database.dump', photograph, ...ofStore]) {
      const file = path.join(backup, name);
      const bytes = await readFile(file);
      const changed = Buffer.from(bytes);
      changed[changed.length >> 1]! ^= 1;
      await writeFile(file, changed);
      expectRefusal(await nkm(['restore', backup], copy), /the backup is damaged: .*; nothing was changed/);
      await writeFile(file, bytes);
    }
    await rename(path.join(backup, photograph), path.join(folder, 'away'));
    expectRefusal(await nkm(['restore', backup], copy), `${photograph} is missing; nothing was changed`);
    await rename(path.join(folder, 'away'), path.join(backup, photograph));
    expectRefusal(await nkm(['restore', folder], copy), 'is no backup');
    await expectUnused(copy);
    expect(await filesIn(path.dirname(copy.data))).toEqual({});
  });
});

it('a dump of the shop restores as plain SQL, too', async () => {
  const copy = await openShop('plain', 'empty');
  await runCommand('pg_dump --file=shop.sql "$DATABASE_URL"', folder, { DATABASE_URL: shop.url });
  const psql = 'psql --quiet --output=psql.log --set=ON_ERROR_STOP=1 --file=shop.sql "$DATABASE_URL"';
  await runCommand(psql, folder, { DATABASE_URL: copy.url });
  expect(await contentsOf(copy.url)).toEqual(await contentsOf(shop.url));
});
