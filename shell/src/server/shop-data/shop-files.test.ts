/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { ShopData } from '../../app/document-data';
import { createShopFiles, RENEW_MS } from './shop-files';

const DATA: ShopData = {
  settings: { rate: 380, brand: 'NKM', links: {}, providers: [], api: 0 },
  frame: { promo: null, categories: [{ title: 'Phones', slug: 'phones', subcategories: [] }], pages: [] },
  sliceTimeoutMs: 8000,
  slices: {},
  claims: [],
};
const MINUTE_MS = 60_000;
/** All writes of a store in memory have ended. */
const written = () => new Promise((resolve) => setImmediate(resolve));

/** Files of one process over a store that is in memory. */
function aShell(contents = new Map<string, Buffer>()) {
  let time = 0;
  const shell = {
    contents,
    writes: [] as string[],
    warnings: [] as string[],
    /** What the store throws. */
    fault: null as Error | null,
    wait: (ms: number) => void (time += ms),
  };
  const attempt = <T>(work: () => T) => (shell.fault ? Promise.reject(shell.fault) : Promise.resolve(work()));
  const files = createShopFiles({
    stored: {
      write(name, json) {
        shell.writes.push(name);
        return attempt(() => void contents.set(name, json));
      },
      read: (name) => attempt(() => contents.get(name) ?? null),
    },
    warn: (message) => shell.warnings.push(message),
    now: () => time,
  });
  return Object.assign(shell, { files });
}

describe('the files with the shared data of pages', () => {
  it('have the same name for the same content in every process: the hash', () => {
    const file = aShell().files.keep(DATA);
    expect(file.name).toBe(`${createHash('sha256').update(JSON.stringify(DATA)).digest('hex').slice(0, 16)}.json`);
    expect(aShell().files.keep(structuredClone(DATA))).toEqual(file);
    expect(aShell().files.keep({ ...DATA, sliceTimeoutMs: 9000 }).name).not.toBe(file.name);
  });

  it('contain exactly the data of their hash', async () => {
    const { files } = aShell();
    const { name, integrity } = files.keep(DATA);
    const bodies = (await files.bodiesOf(name))!;
    const [br, identity] = [await bodies.in('br'), await bodies.in('identity')];
    expect(JSON.parse(String(identity))).toEqual(DATA);
    expect(brotliDecompressSync(br)).toEqual(identity);
    expect(integrity).toBe(`sha256-${createHash('sha256').update(identity).digest('base64')}`);
  });

  it('do not exist under an unknown name', async () => {
    const { files, warnings } = aShell();
    expect(await files.bodiesOf('0123456789abcdef.json')).toBeNull();
    expect(files.use('0123456789abcdef.json')).toBe(false);
    expect(warnings).toEqual([]);
  });

  it('come from the store in a process that did not make them', async () => {
    const maker = aShell();
    const { name } = maker.files.keep(DATA);
    await written();
    const other = aShell(maker.contents);
    const bodies = (await other.files.bodiesOf(name))!;
    expect(JSON.parse(String(await bodies.in('identity')))).toEqual(DATA);
    other.contents.clear();
    expect(await other.files.bodiesOf(name)).toBe(bodies);
  });

  it('are written once, and again after ten minutes while pages name them', async () => {
    const { files, contents, writes, wait } = aShell();
    const { name } = files.keep(DATA);
    files.keep(DATA);
    files.use(name);
    await written();
    wait(RENEW_MS - 1);
    files.use(name);
    expect(writes).toEqual([name]);

    contents.clear(); // another shell cleaned up
    wait(1);
    files.use(name);
    files.use(name);
    await written();
    expect(writes).toEqual([name, name]);
    expect([...contents.keys()]).toEqual([name]);
  });

  it('are available where they were made while the store cannot be written, with one line in the log', async () => {
    const shell = aShell();
    shell.fault = new Error('EROFS: read-only file system');
    const { name } = shell.files.keep(DATA);
    shell.files.keep({ ...DATA, sliceTimeoutMs: 9000 });
    await written();
    shell.wait(MINUTE_MS);
    shell.files.use(name);
    await written();
    expect(await shell.files.bodiesOf(name)).not.toBeNull();
    expect(shell.writes).toHaveLength(3);
    expect(shell.warnings).toEqual(['The store cannot keep the shared data of pages: other shells lack it']);

    shell.fault = null;
    shell.wait(MINUTE_MS);
    shell.files.use(name);
    await written();
    expect([...shell.contents.keys()]).toEqual([name]);
  });

  it('are refused, with one line in the log, when the store has another file under the name', async () => {
    const shell = aShell();
    shell.fault = new Error('damaged');
    for (let turn = 0; turn < 3; turn += 1) expect(await shell.files.bodiesOf('0123456789abcdef.json')).toBeNull();
    expect(shell.warnings).toEqual(['A file with shared data of pages cannot be used']);
  });

  it('that this process made itself replace what the store had under the name', async () => {
    const { name } = aShell().files.keep(DATA);
    const shell = aShell(new Map([[name, Buffer.from('{}')]]));
    await shell.files.bodiesOf(name);
    shell.files.keep(DATA);
    expect(JSON.parse(String(await (await shell.files.bodiesOf(name))!.in('identity')))).toEqual(DATA);
  });
});
