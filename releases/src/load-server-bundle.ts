import type { SliceRoute, SliceService, SliceWidgets } from '@nkm/contracts';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { matchesIntegrity } from './matches-integrity';

/** The exports of a slice's `server/index.cjs`. `P` is the platform. */
export interface ServerBundle<P> {
  routes: SliceRoute<P>[];
  widgets?: SliceWidgets;
  /** Loads the service, which only browsers start. Older builds do not have it. */
  service?: () => Promise<{ service: SliceService<P> }>;
}

export interface ServerBundleOptions {
  /** `sha256-…` from slice.json; checked before anything runs. */
  integrity?: string;
}

export class ServerBundleError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ServerBundleError';
  }
}

/**
 * Runs the server build of a slice, a single CommonJS file, in this realm and returns its exports without caching them.
 * @param file absolute path of `server/index.cjs`
 * @param modules everything that the bundle may `require`, by name
 * @throws ServerBundleError when the file is missing, was changed, requires anything else, throws, or has no routes
 */
export function loadServerBundle<P>(
  file: string,
  modules: Readonly<Record<string, unknown>>,
  { integrity }: ServerBundleOptions = {},
): ServerBundle<P> {
  const source = readSource(file, integrity);
  const exports = run(file, source, (name) => {
    if (Object.hasOwn(modules, name)) return modules[name];
    throw new ServerBundleError(`${file} requires "${name}", which the shell does not provide`);
  });
  if (!isServerBundle<P>(exports)) throw new ServerBundleError(`${file} does not export a list of routes`);
  return exports;
}

function readSource(file: string, integrity: string | undefined): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new ServerBundleError(`cannot read ${file}`, { cause: error });
  }
  if (integrity !== undefined && !matchesIntegrity(bytes, integrity)) {
    throw new ServerBundleError(`${file} was changed after it was published: its hash is not ${integrity}`);
  }
  return bytes.toString('utf8');
}

/** The parameters of the CommonJS module wrapper. */
const WRAPPED = ['exports', 'require', 'module', '__filename', '__dirname'];

type Wrapper = (
  exports: object,
  require: (name: string) => unknown,
  module: { exports: unknown },
  file: string,
  folder: string,
) => void;

function run(file: string, source: string, require: (name: string) => unknown): unknown {
  const module: { exports: object } = { exports: {} };
  try {
    // V8 would cache compiled scripts permanently; it frees functions together with the version.
    const wrapper = vm.compileFunction(source, WRAPPED, { filename: file }) as Wrapper;
    wrapper.call(module.exports, module.exports, require, module, file, '');
  } catch (error) {
    if (error instanceof ServerBundleError) throw error;
    throw new ServerBundleError(`${file} failed while loading: ${String(error)}`, { cause: error });
  }
  return module.exports;
}

function isServerBundle<P>(value: unknown): value is ServerBundle<P> {
  return typeof value === 'object' && value !== null && Array.isArray((value as { routes?: unknown }).routes);
}
