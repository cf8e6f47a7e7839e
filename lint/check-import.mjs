import { isBuiltin } from 'node:module';
import path from 'node:path';
import { dependsOn } from './read-tree.mjs';

/** Layers of a slice, lowest first; all other folders are below them. The exposed modules share names with folders. */
const LAYERS = [['features'], ['routes', 'service', 'widgets'], ['expose']];
/** Rooms of the shell, and the rooms that each can import. */
const ROOMS = {
  browser: ['outline', 'frame', 'app', 'slices', 'platform'],
  server: ['frame', 'app', 'slices', 'platform'],
  outline: ['app', 'slices', 'platform'],
  frame: ['app', 'slices', 'platform'],
  app: ['slices', 'platform'],
  slices: ['platform'],
  platform: [],
};
const TEST =
  /(\.test\.[cm]?[jt]sx?$|\/(test|tests|bench)\/|\/jest\.config\.|\/webpack\.config\.|\/playwright\.config\.)/;
const SHELL = 'shell';
/** Modules of the API that stand above each other, lowest first. A lower one imports no type of a higher one either. */
const FLOORS = ['orders', 'payments', 'checkout'];
/** The only file of a module in `src/modules` that others can import. */
const FACE = 'public';

/** Whether a file is a test, a helper of tests, or a tool's configuration. */
export const isTest = (file) => TEST.test(file);

/**
 * Returns why a file must not import a module.
 * @param {Map<string, import('./read-tree.mjs').Package>} packages
 * @param {string} file absolute path of the importing file
 * @param {string} specifier as written in the import
 * @returns {string | null} the reason, or null for an allowed import
 */
export function checkImport(packages, file, specifier) {
  const own = packageAt(packages, file);
  if (isBuiltin(specifier)) return own ? checkBuiltin(own, file, specifier) : null;
  if (specifier.startsWith('.') || path.isAbsolute(specifier)) {
    const target = path.resolve(path.dirname(file), specifier);
    const owner = packageAt(packages, target);
    if (owner !== own)
      return owner
        ? `${nameOf(own)} must import ${owner.name} by its package name and exports`
        : own && 'it is outside of the package';
    return own ? checkInside(own, file, target) : null;
  }
  const other = [...packages.values()].find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  return other ? checkPackage(packages, own, other, file, specifier) : null;
}

function packageAt(packages, file) {
  return [...packages.values()].find(({ folder }) => file.startsWith(folder + path.sep)) ?? null;
}
const nameOf = (own) => own?.name ?? 'the project';

function checkPackage(packages, own, other, file, specifier) {
  const subpath = `.${specifier.slice(other.name.length)}`;
  const inTest = TEST.test(file);
  if (own === other && !inTest) return 'a package must import its own files by relative paths';
  if (other.exports === null) return `${other.name} exports nothing: it is reachable only over the network`;
  if (!other.exports.some((entry) => matches(entry, subpath))) return `${other.name} does not export ${subpath}`;
  if (own === null || own === other) return null;
  if (!inTest && own.kind !== 'other' && other.kind !== 'shared')
    return `a ${own.kind} package can use only shared packages`;
  if (!other.isForBrowsers && runsInBrowsers(own, file)) return `${other.name} does not run in browsers`;
  if (!(inTest ? own.usesInTests : own.uses).includes(other.name))
    return `${other.name} is missing in the ${inTest ? '' : 'dependencies of the '}package.json of ${own.name}`;
  if (!inTest && dependsOn(packages, other.name, own.name))
    return `${other.name} depends on ${own.name}: imports run one way`;
  return null;
}

function matches(entry, subpath) {
  const [head, tail] = entry.split('*');
  return tail === undefined
    ? entry === subpath
    : subpath.startsWith(head) && subpath.endsWith(tail) && !subpath.slice(head.length).includes('..');
}

function checkInside(own, file, target) {
  const from = placeOf(own, file);
  const to = placeOf(own, target);
  if (to.onServer && runsInBrowsers(own, file)) return 'it runs only on the server';
  if (to.module && to.module !== from.module && to.fileInModule !== FACE)
    return `others can import only modules/${to.module}/${FACE}`;
  if (!TEST.test(file) && FLOORS.includes(from.module) && FLOORS.indexOf(to.module) > FLOORS.indexOf(from.module))
    return `modules/${to.module} is above modules/${from.module}: imports run ${FLOORS.toReversed().join(' → ')}`;
  if (own.name === SHELL && !TEST.test(file) && from.folder !== to.folder && !ROOMS[from.folder]?.includes(to.folder))
    return `shell/src/${from.folder} can import only ${ROOMS[from.folder]?.join(', ') || 'itself'}`;
  if (own.kind !== 'slice') return null;
  if (from.feature && to.feature && from.feature !== to.feature)
    return `the features ${from.feature} and ${to.feature} must not import each other`;
  // A test can import the exposed modules of its slice, like the shell.
  if (to.layer > from.layer && !TEST.test(file))
    return `${to.folder} is a higher layer: imports run ${LAYERS.flatMap(([first]) => first).join(' → ')}`;
  return null;
}

function placeOf(own, file) {
  const [source, first, second, ...rest] = path.relative(own.folder, file).split(path.sep);
  const isInModule = source === 'src' && first === 'modules';
  return {
    folder: first,
    layer: source === 'src' ? LAYERS.findIndex((layer) => layer.includes(first)) + 1 : 0,
    feature: source === 'src' && first === 'features' ? second : null,
    module: isInModule ? second : null,
    fileInModule: isInModule ? rest.join('/').replace(/\.ts$/, '') : null,
    onServer: /\.server(\.[cm]?[jt]sx?)?$/.test(file) || (source === 'src' && first === 'server'),
  };
}

function checkBuiltin(own, file, specifier) {
  return runsInBrowsers(own, file) ? `browsers have no ${specifier}: move this code to a *.server.ts file` : null;
}

function runsInBrowsers(own, file) {
  const isSource = path.relative(own.folder, file).startsWith(`src${path.sep}`);
  return own.isForBrowsers && isSource && !placeOf(own, file).onServer && !TEST.test(file);
}
