import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { temporaryFolder } from '../test/temporary-folder';
import { loadServerBundle, ServerBundleError } from './load-server-bundle';

const file = path.join(temporaryFolder(), 'index.cjs');
const load = (source: string, modules: Record<string, unknown> = {}, integrity?: string) => {
  writeFileSync(file, source);
  return loadServerBundle(file, modules, { integrity });
};
const routes = 'exports.routes = [];';

describe('loadServerBundle', () => {
  it('returns the exports of a CommonJS file, from exports and from module.exports', () => {
    expect(load('exports.routes = [{ id: "shop" }];').routes).toEqual([{ id: 'shop' }]);
    expect(load('module.exports = { routes: [], widgets: {} };').widgets).toEqual({});
  });

  it('provides exactly the modules of the map', () => {
    const react = { version: '19' };
    expect(load('exports.routes = [require("react")];', { react }).routes[0]).toBe(react);
  });

  it.each(['fs', 'node:child_process', './chunk.cjs', 'constructor', '__proto__', 'toString'])(
    'refuses to require %s',
    (name) => {
      expect(() => load(`exports.routes = [require(${JSON.stringify(name)})];`, { react: {} })).toThrow(
        `requires "${name}", which the shell does not provide`,
      );
    },
  );

  it('runs it in the realm of the process, so that its errors and arrays pass instanceof in the shell', () => {
    const { routes: list } = load('exports.routes = [new Error("x")];');
    expect(list[0]).toBeInstanceOf(vm.runInThisContext('Error')); // jest's own Error belongs to another realm
  });

  it('names the file when the bundle throws, does not parse or exports no routes', () => {
    const fault = (source: string) => {
      try {
        return load(source);
      } catch (error) {
        return error;
      }
    };
    for (const source of [
      'throw new Error("no luck")',
      'exports.routes = [',
      'module.exports = null',
      'exports.routes = {}',
    ]) {
      const error = fault(source);
      expect(error).toBeInstanceOf(ServerBundleError);
      expect((error as Error).message).toContain(file);
    }
    expect((fault('throw new Error("no luck")') as Error).message).toContain('no luck');
    expect(() => loadServerBundle(`${file}.gone`, {})).toThrow('cannot read');
  });

  it('runs nothing when the hash is wrong', () => {
    const right = `sha384-${createHash('sha384').update(routes).digest('base64')}`;
    expect(load(routes, {}, right).routes).toEqual([]);
    const changed = `globalThis.wasRun = true; ${routes}`;
    expect(() => load(changed, {}, right)).toThrow('was changed after it was published');
    expect(vm.runInThisContext('globalThis.wasRun')).toBeUndefined();
  });

  it('runs it again on each call', () => {
    const counting = 'let n = 0; exports.routes = [() => ++n];';
    const next = () => (load(counting).routes[0] as unknown as () => number)();
    expect([next(), next()]).toEqual([1, 1]);
  });
});
