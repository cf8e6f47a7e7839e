import { isBuiltin } from 'node:module';
import path from 'node:path';
import { dependsOn } from './read-tree.mjs';

/** Layers of a slice, lowest first. What is exposed is composed in folders of the same names. The rest lies below. */
const LAYERS = [['features'], ['routes', 'service', 'widgets'], ['expose']];
const TEST =
  /(\.test\.[cm]?[jt]sx?$|\/(test|tests|bench)\/|\/jest\.config\.|\/webpack\.config\.|\/playwright\.config\.)/;

/**
 * Why a file must not import something.
 * @param {Map<string, import('./read-tree.mjs').Package>} packages
 * @param {string} file absolute path of the importing file
 * @param {string} specifier as it stands in the import
 * @returns {string | null} the reason, or null when it may
 */
export function checkImport(packages, file, specifier) {
  const own = packageAt(packages, file);
  if (isBuiltin(specifier)) return own ? checkBuiltin(own, file, specifier) : null;
  if (specifier.startsWith('.') || path.isAbsolute(specifier)) {
    const target = path.resolve(path.dirname(file), specifier);
    const owner = packageAt(packages, target);
    if (owner !== own)
      return owner
        ? `${nameOf(own)} reaches ${owner.name} by its name and its exports only`
        : own && 'is outside of the package';
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
  if (own === other && !inTest) return 'a package imports its own files by relative paths';
  if (other.exports === null) return `${other.name} exports nothing: it is reached over the network only`;
  if (!other.exports.some((entry) => matches(entry, subpath))) return `${other.name} does not export ${subpath}`;
  if (own === null || own === other) return null;
  if (!inTest && own.kind !== 'other' && other.kind !== 'shared')
    return `a ${own.kind} package uses shared packages only`;
  if (!other.isForBrowsers && runsInBrowsers(own, file)) return `${other.name} does not run in browsers`;
  if (!(inTest ? own.usesInTests : own.uses).includes(other.name))
    return `${other.name} is not named in the ${inTest ? '' : 'dependencies of the '}package.json of ${own.name}`;
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
  if (to.onServer && runsInBrowsers(own, file)) return 'it runs on the server only';
  if (own.kind !== 'slice') return null;
  if (from.feature && to.feature && from.feature !== to.feature)
    return `the features ${from.feature} and ${to.feature} do not know each other`;
  // A test may enter its slice the way the shell does.
  if (to.layer > from.layer && !TEST.test(file))
    return `${to.folder} lies above: imports run ${LAYERS.flatMap(([first]) => first).join(' → ')}`;
  return null;
}

function placeOf(own, file) {
  const [source, first, second] = path.relative(own.folder, file).split(path.sep);
  return {
    folder: first,
    layer: source === 'src' ? LAYERS.findIndex((layer) => layer.includes(first)) + 1 : 0,
    feature: source === 'src' && first === 'features' ? second : null,
    onServer: /\.server(\.[cm]?[jt]sx?)?$/.test(file) || (source === 'src' && first === 'server'),
  };
}

function checkBuiltin(own, file, specifier) {
  return runsInBrowsers(own, file) ? `browsers have no ${specifier}: such code goes into a *.server.ts file` : null;
}

function runsInBrowsers(own, file) {
  const isSource = path.relative(own.folder, file).startsWith(`src${path.sep}`);
  return own.isForBrowsers && isSource && !placeOf(own, file).onServer && !TEST.test(file);
}
