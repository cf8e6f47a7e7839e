/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KEPT_MS, openStoredFiles, sha256, shopFileName, storedFolder } from './stored-files';

const JSON_TEXT = Buffer.from('{"settings":{}}');
const NAME = shopFileName(sha256(JSON_TEXT));
const MINUTE_MS = 60_000;

function aStore() {
  const store = { folder: mkdtempSync(path.join(tmpdir(), 'store-')) };
  const folder = storedFolder(store);
  const put = (name: string, text: string | Buffer) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  return {
    folder,
    put,
    open: () => openStoredFiles(store),
    names: () => readdirSync(folder).sort(),
    /** Moves the time of a file back. */
    age(name: string, ms: number) {
      const time = new Date(Date.now() - ms);
      utimesSync(path.join(folder, name), time, time);
    },
  };
}

describe('the shop data in the store', () => {
  it('is one file under the beginning of its hash, which every shell reads', async () => {
    const { open, folder, names } = aStore();
    expect(await open().read(NAME)).toBeNull();
    await open().write(NAME, JSON_TEXT);
    await Promise.all([open(), open(), open()].map((shell) => shell.write(NAME, JSON_TEXT)));
    expect(names()).toEqual([NAME]);
    expect(NAME).toMatch(/^[0-9a-f]{16}\.json$/);
    expect(readFileSync(path.join(folder, NAME))).toEqual(JSON_TEXT);
    expect(await open().read(NAME)).toEqual(JSON_TEXT);
  });

  it.each(['../releases.json', '..', 'now', '', `${NAME}.part`, NAME.toUpperCase(), `./${NAME}`, `${NAME}\n`])(
    'is never looked up under the name %j',
    async (name) => {
      const { open, put } = aStore();
      put(NAME, JSON_TEXT);
      expect(await open().read(name)).toBeNull();
    },
  );

  it.each<[string, (store: ReturnType<typeof aStore>) => void]>([
    ['forged', ({ put }) => put(NAME, '{"settings":{"rate":1}}')],
    ['cut off', ({ put }) => put(NAME, JSON_TEXT.subarray(0, 5))],
    ['too large', ({ put }) => put(NAME, Buffer.alloc(5 * 1024 * 1024))],
    ['a link', ({ folder }) => (mkdirSync(folder), symlinkSync('/dev/zero', path.join(folder, NAME)))],
    ['a folder', ({ folder }) => mkdirSync(path.join(folder, NAME), { recursive: true })],
  ])('is refused when it is %s', async (_, spoil) => {
    const store = aStore();
    spoil(store);
    await expect(store.open().read(NAME)).rejects.toThrow(`${NAME} is not the file of its name`);
  });

  it('is repaired by the next write', async () => {
    const { open, put } = aStore();
    put(NAME, '{');
    await open().write(NAME, JSON_TEXT);
    expect(await open().read(NAME)).toEqual(JSON_TEXT);
  });

  it('stays for a week after the last write, by the clock of the store', async () => {
    const { open, put, age, names } = aStore();
    for (const name of ['0000000000000001.json', '0000000000000002.json', `${NAME}.0.part`]) put(name, '{}');
    age('0000000000000001.json', KEPT_MS - MINUTE_MS);
    age('0000000000000002.json', KEPT_MS + MINUTE_MS);
    age(`${NAME}.0.part`, KEPT_MS + MINUTE_MS);
    jest.spyOn(Date, 'now').mockReturnValue(0);
    await open().write(NAME, JSON_TEXT);
    jest.restoreAllMocks();
    expect(names()).toEqual(['0000000000000001.json', NAME].sort());
  });

  it('stays while a shell writes it again, whatever the others remove', async () => {
    const { open, put, age, names } = aStore();
    const [using, cleaning] = [open(), open()];
    await using.write(NAME, JSON_TEXT);
    age(NAME, KEPT_MS + MINUTE_MS);
    put('0000000000000002.json', '{}');
    await using.write(NAME, JSON_TEXT);
    await cleaning.write('0000000000000003.json', JSON_TEXT);
    expect(names()).toContain(NAME);
  });

  it('that cannot be written is an error, and leaves nothing behind', async () => {
    const { open, folder } = aStore();
    writeFileSync(folder, 'a file where the folder should be');
    await expect(open().write(NAME, JSON_TEXT)).rejects.toThrow();
    await expect(open().read(NAME)).rejects.toThrow();
    expect(existsSync(path.join(folder, NAME))).toBe(false);
  });
});
