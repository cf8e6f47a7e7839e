import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { ClassListPlugin } from './class-list-plugin.mjs';
import { ChunkListPlugin } from './chunk-list-plugin.mjs';
import { BROWSER_TARGET, commonConfig, minimizers, repositoryRoot } from './common.mjs';
import { FixedFederationIdsPlugin } from './fixed-federation-ids-plugin.mjs';
import { ImportWhenNeededPlugin } from './import-when-needed-plugin.mjs';
import { InputListPlugin } from './input-list-plugin.mjs';
import { OwnModulesPlugin } from './own-modules-plugin.mjs';
import { SharedImportsPlugin } from './shared-imports-plugin.mjs';
import { sourceMaps } from './source-maps.mjs';

/** Milliseconds after which a hanging file counts as failed. */
const CHUNK_LOAD_TIMEOUT = 10_000;
const MODULES = ['routes', 'service', 'widgets'];
/** Libraries that the shell provides as one shared instance. A slice never bundles a copy (`import: false`). */
const FROM_SHELL = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'rxjs', '@nkm/platform'];

/**
 * The builds of a slice, for its `webpack.config.mjs`: `client/` (federation container) and `server/` (one
 * CommonJS file). Name and version come from its package.json, the exposed modules from the files of `src/expose/`.
 * The dev server passes the hot-reload tools as `env.hot`, because a build does not have them installed.
 * @param {string} folder folder of the slice
 */
export function sliceConfig(folder) {
  return (env = {}, { mode = 'production' } = {}) => {
    const slice = describe(folder);
    return [clientConfig(slice, mode, env.hot), serverConfig(slice, mode)];
  };
}

/** Names, versions and addresses of a slice's build. */
export function describe(folder) {
  const {
    name,
    version: ownVersion,
    dependencies,
  } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  // A local start publishes unreleased work under a separate version, derived from the contents.
  const version = process.env.SLICE_VERSION ?? ownVersion;
  const exposes = MODULES.filter((module) => existsSync(path.join(folder, 'src/expose', `${module}.ts`)));
  return {
    folder,
    name,
    version,
    exposes,
    container: `${name}_${version}`.replace(/[^A-Za-z0-9]/g, '_'),
    publicPath: `/slices/${name}/${version}/`,
    salt: `${name}@${version}`,
    ranges: sharedRanges(dependencies),
  };
}

function sharedRanges(dependencies) {
  const rangeOf = (library) => {
    const range = dependencies[library.replace(/^((@[^/]+\/)?[^/]+).*$/, '$1')];
    if (!range) throw new Error(`The slice must name ${library} in its dependencies`);
    return /^\d/.test(range) ? `^${range}` : range;
  };
  return Object.fromEntries(FROM_SHELL.map((library) => [library, rangeOf(library)]));
}

function clientConfig(slice, mode, hot) {
  const production = mode === 'production';
  const classNames = production ? new Set() : undefined;
  return {
    ...commonConfig({
      context: slice.folder,
      mode,
      salt: slice.salt,
      side: 'client',
      transformers: hot?.transformers,
      classNames,
    }),
    name: 'client',
    target: BROWSER_TARGET,
    entry: {},
    output: {
      path: path.join(slice.folder, 'dist/client'),
      publicPath: slice.publicPath,
      uniqueName: slice.container,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT,
      strictModuleExceptionHandling: true, // the next attempt reruns a module that threw, instead of using it half done
      crossOriginLoading: 'anonymous',
      charset: false, // with it, Firefox downloads a preloaded file again
      hashFunction: 'sha256',
      clean: true,
      compareBeforeEmit: false, // a file with the same name from elsewhere must not survive, because its hash is wrong
    },
    optimization: {
      minimize: production,
      minimizer: minimizers(slice.folder),
      chunkIds: production ? 'deterministic' : 'named',
    },
    plugins: [
      ...(hot?.plugins(slice) ?? []),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin({
        name: slice.container,
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          slice.exposes.map((module) => [`./${module}`, { import: `./src/expose/${module}.ts`, name: module }]),
        ),
        shared: Object.fromEntries(
          Object.entries(slice.ranges).map(([library, requiredVersion]) => [
            library,
            { singleton: true, import: false, requiredVersion, strictVersion: library === '@nkm/platform' },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      ...(production
        ? [
            new FixedFederationIdsPlugin(),
            new ChunkIntegrityPlugin((file) => file === 'remoteEntry.js'),
            new ClassListPlugin(path.join(slice.folder, 'dist/class-names.json'), classNames),
            new InputListPlugin(repositoryRoot, path.join(slice.folder, 'dist/inputs-client.json')),
            sourceMaps(path.join(slice.folder, 'dist'), 'client'),
          ]
        : []),
      new ChunkListPlugin(path.join(slice.folder, 'dist/chunks.json')),
      new SharedImportsPlugin(path.join(slice.folder, 'dist/imports.json'), FROM_SHELL),
      new OwnModulesPlugin(repositoryRoot, slice.folder),
      new ImportWhenNeededPlugin(),
    ],
  };
}

function serverConfig(slice, mode) {
  const common = commonConfig({ context: slice.folder, mode, salt: slice.salt, side: 'server' });
  return {
    ...common,
    name: 'server',
    target: 'node20',
    devtool: false,
    entry: { index: `data:text/javascript,${encodeURIComponent(serverEntry(slice))}` },
    externals: Object.fromEntries(FROM_SHELL.map((library) => [library, `commonjs2 ${library}`])),
    output: {
      path: path.join(slice.folder, 'dist/server'),
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
      hashFunction: 'sha256',
      clean: true,
    },
    // One file: the server needs no lazy loading.
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new InputListPlugin(repositoryRoot, path.join(slice.folder, 'dist/inputs-server.json')),
      ...(mode === 'production' ? [sourceMaps(path.join(slice.folder, 'dist'), 'server')] : []),
    ],
  };
}

/** Modules that the server renders. The service runs only in browsers; the gate calls its import to load it. */
function serverEntry({ exposes }) {
  return exposes
    .map((module) =>
      module === 'service'
        ? `export const service = () => import('./src/expose/service.ts');`
        : `export * from './src/expose/${module}.ts';`,
    )
    .join('\n');
}
