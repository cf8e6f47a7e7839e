import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEST = /\.test\.[cm]?[jt]sx?$/;
/** Module Federation writes its entry into `node_modules/.federation`; its settings are among the tools. */
const GENERATED = /[\\/]node_modules[\\/]\.[^\\/]+[\\/]/;

/**
 * Collects what a build is made of.
 * @param {string} root folder of the project
 */
export function createInputs(root) {
  const files = new Map();
  const packages = new Map();
  const relative = (file) => path.relative(root, file).split(path.sep).join('/');

  function add(file) {
    if (!path.isAbsolute(file) || !existsSync(file) || GENERATED.test(file)) return; // code of webpack itself
    const folder = packageFolder(file);
    if (folder === null) files.set(relative(file), createHash('sha256').update(readFileSync(file)).digest('hex'));
    else packages.set(relative(folder), versionOf(folder));
  }

  return {
    add,
    /** @param {string} folder of a package that is installed for a folder of the project */
    addPackage: (folder) => packages.set(relative(folder), versionOf(folder)),
    /** @returns {{files: Record<string, string>, packages: Record<string, string>}} paths with hashes and versions */
    list: () => ({ files: sorted(files), packages: sorted(packages) }),
  };
}

/**
 * Joins the lists of a slice's two builds and adds the tools that made them.
 * @param {string} root folder of the project
 * @param {string} folder of the slice
 * @param {string[]} lists files of the input list plugin
 */
export function joinInputs(root, folder, lists) {
  const tools = createInputs(root);
  for (const name of ['package.json', 'tsconfig.json', 'webpack.config.mjs']) tools.add(path.join(folder, name));
  tools.add(path.join(root, 'tsconfig.base.json'));
  const build = path.join(root, 'shared/build');
  for (const entry of readdirSync(path.join(build, 'src'), { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !TEST.test(entry.name)) tools.add(path.join(entry.parentPath, entry.name));
  const { dependencies } = JSON.parse(readFileSync(path.join(build, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@nkm/'))) {
    const found = [build, root].map((at) => path.join(at, 'node_modules', name)).find(existsSync);
    if (found) tools.addPackage(found);
  }
  const all = [tools.list(), ...lists.map((file) => JSON.parse(readFileSync(file, 'utf8')))];
  return {
    files: sorted(new Map(all.flatMap(({ files }) => Object.entries(files)))),
    packages: sorted(new Map(all.flatMap(({ packages }) => Object.entries(packages)))),
  };
}

/** The folder of the package that a file belongs to; null for a file of the project. */
function packageFolder(file) {
  const found = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file);
  return found ? found[1] : null;
}

const versionOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;

const sorted = (map) => Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));
