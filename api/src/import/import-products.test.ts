import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Product, ProductCard } from '@nkm/contracts';
import { sql } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { runProgram } from '../../test/run-program';
import { API_DIR, databases, SEED } from '../../test/test-databases';
import { withApi } from '../../test/with-api';
import { takeStock } from '../modules/orders/public';
import { PhotographFolder } from '../modules/pictures/public';
import { SEED_PARTS } from '../../seed';
import { seedMissingParts } from '../platform/database/seed-missing-parts';
import { ChangedError, importProducts } from './import-products';
import { lockProducts } from './lock-products';

const HEADER =
  'store,slug,name,category,subcategory,description,price,stock,' +
  'brand,condition,discount,colour,size,photo_1,photo_1_alt,photo_1_focus,photo_2,photo_2_alt';
const COLUMNS = HEADER.split(',');

const dress = {
  store: 'Adire House',
  slug: 'indigo-adire-dress',
  name: 'Indigo adire dress',
  category: 'clothing-apparel',
  subcategory: 'womens-clothing',
  description: 'Hand-dyed in Abeokuta.',
  price: '12,500.50',
  stock: '7',
  photo_1: 'dress.jpg',
  photo_1_alt: 'A woman in an indigo dress',
};
type Values = Partial<Record<string, string>>;

const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
const line = (values: Values) => COLUMNS.map((column) => quoted(values[column] ?? '')).join(',');
const csv = (...rows: Values[]) => [HEADER, ...rows.map(line)].join('\n');

let folder: string;
const dataDir = path.join(tmpdir(), `nkm-import-${process.pid}`);
const originals = new PhotographFolder(dataDir);
const savePhoto = (name: string, photo: Sharp) => photo.jpeg().toFile(path.join(folder, name));
const plain = (background: string, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nkm-import-files-'));
  await savePhoto('dress.jpg', plain('#27338c'));
  await mkdir(path.join(folder, 'more'));
  await savePhoto('more/red.jpg', plain('#c02020'));
  await savePhoto('tiny.jpg', plain('#27338c', 100, 100));
  await writeFile(path.join(folder, 'text.jpg'), 'not a picture');
  await writeFile(`${dataDir}-secret.jpg`, await plain('#000000').jpeg().toBuffer());
  await symlink(`${dataDir}-secret.jpg`, path.join(folder, 'link.jpg'));
});
afterAll(async () => {
  for (const each of [folder, dataDir, `${dataDir}-secret.jpg`]) await rm(each, { recursive: true, force: true });
});

describe.each(databases)('importing products on %s', (database) => {
  const api = withApi({ database, contents: 'bare', env: { DATA_DIR: dataDir } });
  // As in production: states, pickup stations and categories only.
  beforeAll(() => seedMissingParts(api.db, SEED_PARTS, { seed: SEED, production: true }));
  beforeEach(() => rm(path.join(dataDir, 'photographs'), { recursive: true, force: true }));

  async function run(text: string | Buffer, changes: Partial<Parameters<typeof importProducts>[1]> = {}) {
    const file = path.join(folder, 'products.csv');
    await writeFile(file, text);
    const options = { file, photoFolder: folder, originals, createStores: true, dryRun: false, ...changes };
    const { faults, ...counts } = await importProducts(api.db, options);
    return { ...counts, faults: faults.toLines() };
  }
  const read = async (slug: string) => {
    const answer = await api.inject({ url: `/products/${slug}` });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data: Product }>().data;
  };
  const rowsOf = async () => ({
    products: await api.db.selectFrom('products').selectAll().orderBy('id').execute(),
    vendors: await api.db.selectFrom('vendors').selectAll().execute(),
    photographs: await api.db.selectFrom('photographs').selectAll().execute(),
  });

  describe('of a good file', () => {
    it('adds the store, and a product with its price, stock and description', async () => {
      const added = await run(csv({ ...dress, discount: '10%', brand: 'Oja', description: 'One.\n\nSize <5 & "up"' }));
      expect(added).toEqual({ added: 1, updated: 0, storesAdded: 1, faults: [] });
      expect(await read(dress.slug)).toMatchObject({
        title: 'Indigo adire dress',
        original_price: 12_500.5,
        selling_price: 11_250.45,
        quantity: 7,
        condition: 'New',
        vendor: { store_name: 'Adire House' },
        category: { slug: 'clothing-apparel' },
        subcategory: { slug: 'womens-clothing' },
        description: '<p>One.</p><p>Size &lt;5 &amp; "up"</p>',
      });
    });

    it('adds photographs with alternative text, which answer as AVIF and WebP', async () => {
      const focus = { photo_1_focus: '0.2 0.5', photo_2: 'more/red.jpg', photo_2_alt: 'The red lining' };
      expect((await run(csv({ ...dress, ...focus }))).faults).toEqual([]);
      const { pictures, picture } = await read(dress.slug);
      expect(pictures!.map(({ alt }) => alt)).toEqual(['A woman in an indigo dress', 'The red lining']);
      expect(picture!.src).toBe(pictures![0]!.src);
      for (const [format, address] of [
        ['webp', pictures![0]!.src],
        ['heif', pictures![1]!.src.replace('webp', 'avif')],
      ] as const) {
        const answer = await api.inject({ url: address!.replace('/api', '') });
        expect(answer.statusCode).toBe(200);
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 400, height: 400 });
      }
    });

    it('adds variants, whose lowest price is the price of the product', async () => {
      const shirt = { ...dress, slug: 'ankara-shirt', name: 'Ankara shirt', colour: 'Red', size: 'L', price: '₦9000' };
      const further = { slug: 'ankara-shirt', colour: 'Blue', size: 'L', stock: '0' };
      const rows = [
        shirt,
        { ...further, price: '8000', photo_1: 'more/red.jpg', photo_1_alt: 'Blue' },
        { ...further, size: 'S' },
      ];
      expect(await run(csv(...rows))).toMatchObject({ added: 1, faults: [] });
      const { variants, selling_price, quantity, pictures } = await read('ankara-shirt');
      expect([selling_price, quantity, pictures!.length]).toEqual([8000, 7, 2]);
      expect(
        variants!.map(({ selling_price: price, quantity: stock, values, picture }) => [
          price,
          stock,
          values.map(({ value }) => value).join(),
          picture!.alt,
        ]),
      ).toEqual([
        [8000, 0, 'Blue,L', 'Blue'],
        [9000, 7, 'Red,L', 'A woman in an indigo dress'],
        [9000, 0, 'Blue,S', 'A woman in an indigo dress'],
      ]);
    });

    it('makes the products findable', async () => {
      await run(csv({ ...dress, slug: 'aso-oke-cap', name: 'Zamfara aso-oke cap' }));
      const answer = await api.inject({ url: '/products/search?q=zamfara%20cap' });
      expect(answer.json<{ data: ProductCard[] }>().data.map(({ slug }) => slug)).toEqual(['aso-oke-cap']);
    });

    it.each([
      ['a byte order mark', `\ufeff${csv(dress)}`],
      ['Windows line endings', csv(dress).replaceAll('\n', '\r\n')],
      ['empty rows', csv(dress).replace('\n', `\n${','.repeat(COLUMNS.length - 1)}\n\n`)],
      ['spaces and capitals in the header', csv(dress).replace('name', ' Name ')],
    ])('accepts %s', async (_, text) => expect((await run(text)).faults).toEqual([]));

    it('accepts commas, quotation marks and line breaks in quoted values', async () => {
      const name = 'Dress, 12" hem, "Lagos" cut';
      expect((await run(csv({ ...dress, slug: 'quoted', name }))).faults).toEqual([]);
      expect((await read('quoted')).title).toBe(name);
    });

    it('shows a photograph upright when its camera was turned', async () => {
      await savePhoto('turned.jpg', plain('#27338c', 900, 300).withMetadata({ orientation: 6 }));
      await run(csv({ ...dress, slug: 'turned', photo_1: 'turned.jpg' }));
      const row = await api.db
        .selectFrom('photographs')
        .innerJoin('products', 'products.picture_key', 'photographs.key')
        .select(['width', 'height'])
        .where('slug', '=', 'turned')
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ width: 300, height: 900 });
    });
  });

  describe('again', () => {
    const shirt = { ...dress, slug: 'kaftan', name: 'Kaftan', colour: 'Red' };
    const blue = { slug: 'kaftan', colour: 'Blue', stock: '3' };

    it('updates the product and keeps its id, its variants and their ids', async () => {
      await run(csv(shirt, blue));
      const before = await read('kaftan');
      const changed = { ...shirt, name: 'Long kaftan', price: '9000', stock: '1', photo_1: '', photo_1_alt: '' };
      const answer = await run(csv(changed, { ...blue, price: '8500.25' }, { ...blue, colour: 'Green' }));
      expect(answer).toEqual({ added: 0, updated: 1, storesAdded: 0, faults: [] });
      const after = await read('kaftan');
      expect(after).toMatchObject({ id: before.id, title: 'Long kaftan', selling_price: 8500.25, quantity: 7 });
      const idOf = ({ variants }: Product, colour: string) =>
        variants!.find(({ values }) => values[0]!.value === colour)!.id;
      for (const colour of ['Red', 'Blue']) expect(idOf(after, colour)).toBe(idOf(before, colour));
      expect(after.variants).toHaveLength(3);
      expect(after.pictures).toEqual(before.pictures);
    });

    it.each<Values>([
      { name: 'Small raffia bag' },
      { brand: 'Oja' },
      { description: 'Woven in Ikot Ekpene.' },
      { price: '9000' },
      { discount: '10%' },
      { condition: 'Used' },
    ])('notes that the page changed with %j, but not with the stock', async (change) => {
      const slug = `raffia-${Object.keys(change)[0]}`;
      const bag = { ...dress, slug, name: 'Raffia bag' };
      await run(csv(bag));
      await run(csv({ ...bag, stock: '3' }));
      const { id } = await read(slug);
      const changed = async () => {
        const own = api.db.selectFrom('products').select('content_changed_at').where('id', '=', id);
        return (await own.executeTakeFirstOrThrow()).content_changed_at;
      };
      expect(await changed()).toBeNull();
      await run(csv({ ...bag, ...change }));
      expect(await changed()).toEqual(expect.any(Date));
    });

    it('keeps a variant that the file no longer has, with stock 0', async () => {
      await run(csv(shirt, blue));
      await run(csv(shirt));
      const { variants, quantity } = await read('kaftan');
      expect(quantity).toBe(7);
      expect(variants!.filter(({ quantity: stock }) => stock > 0)).toHaveLength(1);
    });

    it('changes nothing when the file is the same', async () => {
      await run(csv(dress));
      const before = await rowsOf();
      await run(csv(dress));
      expect(await rowsOf()).toEqual(before);
    });
  });

  describe('of a file with faults', () => {
    beforeAll(async () => {
      await run(csv({ ...dress, store: 'Kano Leather', slug: 'taken' }));
      await run(csv({ ...dress, slug: 'without-variants' }));
      await run(csv({ ...dress, slug: 'removed' }));
      await api.db.updateTable('products').set({ status: 'removed' }).where('slug', '=', 'removed').execute();
    });

    it.each<[string, Values, RegExp]>([
      ['no store', { store: '' }, /^Row 3, store: The value is missing/],
      ['no slug', { slug: '' }, /^Row 3, slug: The slug is missing/],
      ['no name', { name: '' }, /^Row 3, name: The value is missing/],
      ['a long name', { name: 'x'.repeat(201) }, /^Row 3, name: .* longer than 200/],
      ['a bad slug', { slug: 'Red Dress' }, /^Row 3, slug: The slug format is invalid/],
      ['a number as slug', { slug: '12' }, /^Row 3, slug: The slug must not be a number/],
      ['a reserved slug', { slug: 'cart' }, /^Row 3, slug: The slug cart is reserved/],
      ['the slug of another store', { slug: 'taken' }, /^Row 3, slug: Another store has a product "taken"/],
      ['the slug of a removed product', { slug: 'removed' }, /^Row 3, slug: The shop removed "removed"/],
      ['an unknown category', { category: 'cars' }, /^Row 3, category: The subcategory .* belongs to/],
      ['an unknown subcategory', { subcategory: 'cars' }, /^Row 3, subcategory: There is no subcategory "cars"/],
      ['no description', { description: '' }, /^Row 3, description: The description is missing/],
      [
        'only tags as description',
        { description: '<script>x</script>' },
        /^Row 3, description: The description is missing/,
      ],
      ['an exponent', { price: '1e3' }, /^Row 3, price: "1e3" is no price in naira: write it as 1234.50/],
      ['a negative price', { price: '-5' }, /^Row 3, price/],
      ['three decimals', { price: '1.234' }, /^Row 3, price/],
      ['a discount of 100', { discount: '100' }, /^Row 3, discount/],
      ['a negative stock', { stock: '-1' }, /^Row 3, stock/],
      ['no stock', { stock: '' }, /^Row 3, stock/],
      ['an unknown condition', { condition: 'Broken' }, /^Row 3, condition: "Broken" is no condition/],
      ['an invisible character', { name: 'Dress\u0000' }, /^Row 3, name: The value has an invisible character/],
      ['a name of two lines', { name: 'Red\ndress' }, /^Row 3, name: The value has a line break/],
      ['no photograph', { photo_1: '', photo_1_alt: '' }, /^Row 3, photo_1: The photograph is missing/],
      ['no alternative text', { photo_1_alt: '' }, /^Row 3, photo_1_alt: The alternative text is missing/],
      ['alternative text only', { photo_1: '' }, /^Row 3, photo_1: The file name is missing/],
      ['a bad focal point', { photo_1_focus: '0.5 1.2' }, /^Row 3, photo_1_focus: "0.5 1.2" is no focal point/],
      ['a missing file', { photo_1: 'none.jpg' }, /^Row 3, photo_1: There is no file "none.jpg"/],
      ['a folder', { photo_1: 'more' }, /^Row 3, photo_1: "more" is no file/],
      ['a text file', { photo_1: 'text.jpg' }, /^Row 3, photo_1: The file is not a JPEG/],
      ['a tiny photograph', { photo_1: 'tiny.jpg' }, /^Row 3, photo_1: .* smaller than 160 pixels/],
      ['a path upwards', { photo_1: '../secret.jpg' }, /^Row 3, photo_1: .* outside of the folder/],
      ['a path through a folder', { photo_1: 'more/../../x.jpg' }, /^Row 3, photo_1: .* outside of the folder/],
      ['an absolute path', { photo_1: '/etc/passwd' }, /^Row 3, photo_1: .* outside of the folder/],
      ['a Windows path', { photo_1: '..\\x.jpg' }, /^Row 3, photo_1: .* outside of the folder/],
      ['a link that leads outside', { photo_1: 'link.jpg' }, /^Row 3, photo_1: .* outside of the folder/],
      ['variants of a product without', { slug: 'without-variants', colour: 'Red' }, /^Row 3, colour: .* no variants/],
    ])('refuses %s, names the row, and stores nothing', async (_, change, message) => {
      const before = await rowsOf();
      const good = { ...dress, store: 'New store', slug: 'good-product' };
      const { faults } = await run(csv(good, { ...dress, slug: 'faulty', ...change }));
      expect(faults).toEqual([expect.stringMatching(message)]);
      expect(await rowsOf()).toEqual(before);
      expect(existsSync(path.join(dataDir, 'photographs'))).toBe(false);
    });

    const variant = { ...dress, slug: 'variants', colour: 'Red' };
    it.each<[string, Values, RegExp]>([
      ['repeats a variant', { colour: 'Red' }, /^Row 3, colour: The row repeats row 2/],
      ['has other options', { size: 'L' }, /^Row 3, colour: The row has size, row 2 has colour/],
      ['has another name', { colour: 'Blue', name: 'Other' }, /^Row 3, name: The value differs from row 2/],
    ])('refuses a row that %s', async (_, change, message) => {
      const { faults } = await run(csv(variant, { slug: 'variants', stock: '1', ...change }));
      expect(faults).toEqual([expect.stringMatching(message)]);
    });

    it('refuses rows of a product that are apart', async () => {
      const { faults } = await run(csv(variant, dress, { ...variant, colour: 'Blue' }));
      expect(faults).toEqual([expect.stringMatching(/^Row 4, slug: Row 2 has the product too/)]);
    });

    it('refuses an unknown store, unless stores may be added', async () => {
      const { faults } = await run(csv({ ...dress, store: 'Adire Hose' }), { createStores: false });
      expect(faults).toEqual([
        expect.stringMatching(/^Row 2, store: There is no store "Adire Hose": .*--create-stores/),
      ]);
    });

    it('lists every fault of the file at once', async () => {
      const { faults } = await run(
        csv({ ...dress, price: '1e3', stock: 'x' }, { ...dress, slug: 'b', photo_1: 'no.jpg' }),
      );
      expect(faults.map((fault) => fault.split(':')[0])).toEqual(['Row 2, price', 'Row 2, stock', 'Row 3, photo_1']);
    });

    it.each<[string, string | Buffer, RegExp]>([
      ['an empty file', '', /^Row 1: The file is empty/],
      ['a file without products', HEADER, /^Row 2: The file has no products/],
      ['an unknown column', csv(dress).replace('brand', 'brnad'), /^Row 1, brnad: The column is unknown/],
      ['a missing column', csv(dress).replace('stock', 'size'), /Row 1, stock: The column is missing/],
      ['an open quotation mark', `${csv(dress)}\n"Adire House,x`, /^Row 3: A quotation mark is not closed/],
      ['a wrong quotation mark', `${csv(dress)}\nAdire "House",x`, /^Row 3: The quotation marks are wrong/],
      ['too many values', `${csv(dress)},1`, /^Row 2: The row has 19 values for 18 columns/],
      ['another encoding', Buffer.from(csv({ ...dress, name: 'Adébáyọ̀' }), 'latin1'), /not in UTF-8/],
    ])('refuses %s', async (_, text, message) => {
      expect((await run(text)).faults.join('\n')).toMatch(message);
    });

    it('stores nothing when the file changes between the check and the transaction', async () => {
      const before = await rowsOf();
      const bad = csv({ ...dress, slug: 'first' }, { ...dress, slug: 'second', price: '-1' });
      const put: PhotographFolder['put'] = async (hash, bytes) => {
        await originals.put(hash, bytes);
        await writeFile(path.join(folder, 'products.csv'), bad);
      };
      const spied = { put, get: originals.get, has: async () => false, delete: originals.delete };
      await expect(run(csv({ ...dress, slug: 'first' }), { originals: spied })).rejects.toThrow(ChangedError);
      expect(await rowsOf()).toEqual(before);
    });
  });

  it('accepts the sample of its documentation', async () => {
    const guide = await readFile(path.join(API_DIR, '..', 'docs', 'import-products.md'), 'utf8');
    const sample = /^```csv sample\n(.*?)^```$/ms.exec(guide)![1]!;
    for (const name of ['shirt-red.jpg', 'shirt-blue.jpg']) await savePhoto(name, plain('#c02020'));
    const products = { added: 2, updated: 0, faults: [] };
    expect(
      await run(sample.replaceAll('indigo-adire-dress', 'sample').replaceAll('ankara-shirt', 'sample-shirt'), {
        dryRun: true,
      }),
    ).toMatchObject(products);
  });

  it('stores nothing in a dry run', async () => {
    const before = await rowsOf();
    expect(await run(csv({ ...dress, slug: 'dry' }), { dryRun: true })).toMatchObject({ added: 1, faults: [] });
    expect(await rowsOf()).toEqual(before);
    expect(existsSync(path.join(dataDir, 'photographs'))).toBe(false);
  });

  it('stores a photograph once', async () => {
    await run(csv({ ...dress, slug: 'one' }, { ...dress, slug: 'two', photo_1_alt: 'Another text' }));
    const folders = await readdir(path.join(dataDir, 'photographs'));
    expect(folders).toHaveLength(1);
  });
});

describe('two imports at the same time on PostgreSQL', () => {
  const api = withApi({ database: 'postgres', contents: 'bare', modules: [], env: { DATA_DIR: dataDir } });
  beforeAll(() => seedMissingParts(api.db, SEED_PARTS, { seed: SEED, production: true }));

  it.each([1, 2, 3, 4, 5])('run one after the other and add the same products once (try %i)', async (attempt) => {
    // Not truncate: its cascade reaches the books, which only grow.
    for (const table of ['product_pictures', 'product_variants', 'products', 'vendors'])
      await sql`delete from ${sql.table(table)}`.execute(api.db);
    const file = path.join(folder, `both-${attempt}.csv`);
    await writeFile(file, csv(dress, { ...dress, slug: 'second' }));
    const options = { file, photoFolder: folder, originals, createStores: true, dryRun: false };
    const results = await Promise.all([importProducts(api.db, options), importProducts(api.db, options)]);
    const counts = results.map(({ added, updated, storesAdded }) => [added, updated, storesAdded]).sort();

    expect(counts).toEqual([
      [0, 2, 0],
      [2, 0, 1],
    ]);
    expect(await api.db.selectFrom('vendors').select('id').execute()).toHaveLength(1);
    expect(await api.db.selectFrom('products').select('id').execute()).toHaveLength(2);
  });
});

describe('importing products on PostgreSQL', () => {
  const api = withApi({ database: 'postgres', contents: 'seeded', modules: [] });

  it('waits for an order of the same products instead of a deadlock', async () => {
    const [own] = await api.db
      .selectFrom('products')
      .select('id')
      .where('has_variants', '=', false)
      .where('stock', '>', 0)
      .orderBy('id')
      .limit(1)
      .execute();
    const variant = await api.db
      .selectFrom('product_variants')
      .select(['id', 'product_id'])
      .where('stock', '>', 0)
      .where('product_id', '>', own!.id)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const take = (productId: number, variantId: number | null) => ({ productId, variantId, quantity: 1 });
    let start = () => undefined as void;
    const started = new Promise<void>((resolve) => (start = resolve));
    const importing = started.then(() =>
      api.db.transaction().execute((trx) => lockProducts(trx, [variant.product_id, own!.id])),
    );
    await api.db.transaction().execute(async (order) => {
      expect(await takeStock(order, [take(own!.id, null)])).toEqual([]);
      start();
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await takeStock(order, [take(variant.product_id, variant.id)])).toEqual([]);
    });
    await importing;
  });
});

describe('the command', () => {
  const api = withApi({ database: 'postgres', modules: [] });
  const settings = () => ({
    DATABASE_URL: api.database.pool!.options.connectionString!,
    DATA_DIR: path.join(folder, 'data'),
    NODE_ENV: 'production',
    INIT_CWD: folder,
  });

  it('prints every fault, says that nothing is imported, and exits with 1', async () => {
    await writeFile(path.join(folder, 'bad.csv'), csv({ ...dress, price: '1e3' }));
    const { code, errors } = await runProgram('import-products.mjs', settings(), ['bad.csv']).ended;
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringMatching(/^Row 2, price: /), 'Nothing is imported. Faults: 1.']);
  });

  it.each([
    [[], 'Name one CSV file.'],
    [['none.csv'], /none\.csv does not exist/],
    [['bad.csv', '--photo', 'x'], /Unknown option '--photo'/],
  ])('explains wrong arguments: %j', async (args, message) => {
    const { code, errors } = await runProgram('import-products.mjs', settings(), args).ended;
    expect(code).toBe(1);
    expect(errors[0]).toMatch(message);
    expect(errors.at(-1)).toMatch(/^Usage: npm run import-products/);
  });
});
