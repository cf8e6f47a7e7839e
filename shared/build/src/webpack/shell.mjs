import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { constants } from 'node:zlib';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs';
import { BROWSER_TARGET, commonConfig, minimizers } from './common.mjs';
import { InlineScriptPlugin } from './inline-script-plugin.mjs';

/** Bundled although they are in node_modules, because they are our TypeScript sources. */
const OUR_PACKAGES = /^@nkm\//;

/** The builds of the shell: `client/` (plain webpack, no federation plugin) and `server/` (one CommonJS file). */
export function shellConfig(folder) {
  return (_env, { mode = 'production' } = {}) => {
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const define = new webpack.DefinePlugin({
      SHARED_VERSIONS: JSON.stringify(sharedVersions(folder)),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      ENV_TARGET: '"web"',
    });
    const salt = `shell@${version}`;
    // Both builds can coexist: the hydration tests and the slices' dev server need the development build.
    const dist = path.join(folder, mode === 'production' ? 'dist' : 'dist-development');
    return [clientConfig({ folder, dist, mode, salt, define }), serverConfig({ folder, dist, mode, salt, define })];
  };
}

function clientConfig({ folder, dist, mode, salt, define }) {
  const production = mode === 'production';
  return {
    ...commonConfig({ context: folder, mode, salt, side: 'client' }),
    name: 'client',
    target: BROWSER_TARGET,
    entry: { start: './src/browser/start.ts', shell: './src/browser/index.ts' },
    output: {
      path: path.join(dist, 'client'),
      publicPath: '/assets/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      charset: false, // with it, Firefox downloads a preloaded file again
      hashFunction: 'sha256',
      clean: true,
      compareBeforeEmit: false,
    },
    optimization: {
      minimize: production,
      minimizer: minimizers(folder),
      // Libraries change less often than the shell, so they stay in browser caches across shell releases. React is a
      // separate file, so that a slow phone does not parse everything in one task.
      splitChunks: {
        cacheGroups: {
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'libraries-react',
            chunks: 'initial',
            priority: 1,
          },
          libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial' },
        },
      },
    },
    plugins: [
      define,
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
      new ChunkIntegrityPlugin((file) => /^(start|shell)\.[0-9a-f]+\.js$/.test(file)),
      new InlineScriptPlugin('start'),
      new EntryFilesPlugin(path.join(dist, 'client')),
      ...(production ? compression() : []),
      new CopyPublicFiles(path.join(folder, 'public'), path.join(dist, 'client')),
    ],
  };
}

function serverConfig({ folder, dist, mode, salt, define }) {
  const common = commonConfig({ context: folder, mode, salt, side: 'server' });
  return {
    ...common,
    name: 'server',
    target: 'node20',
    devtool: false,
    // The slices' code runs in separate processes (`worker/`), each watched by a thread.
    entry: {
      index: './src/server/index.ts',
      'render-worker': './src/server/render-worker/index.ts',
      watchdog: './src/server/render-worker/watchdog.ts',
    },
    output: {
      path: path.join(dist, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      hashFunction: 'sha256',
      clean: true,
    },
    node: { __dirname: false },
    externalsPresets: { node: true },
    externals: [installedLibraries(folder)],
    // One file per entry.
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      define,
      // Libraries outside the bundle read NODE_ENV at run time, the bundle at build time. React's production build
      // renders a page about twice as fast.
      new webpack.BannerPlugin({ raw: true, banner: `process.env.NODE_ENV = '${mode}';` }),
    ],
  };
}

/**
 * A package stays outside the server bundle only if the shell depends on it and the importing file resolves it to the
 * same file as the shell. All others are bundled: an installation without development tools may lack them or have them
 * in another version.
 */
function installedLibraries(folder) {
  const shell = path.join(folder, 'package.json');
  const { dependencies } = JSON.parse(readFileSync(shell, 'utf8'));
  return ({ request, context }, done) => {
    const [name] = /^(@[^/]+\/)?[^/]*/.exec(request);
    if (!(name in dependencies) || OUR_PACKAGES.test(name)) return done();
    const file = fileOf(request, shell);
    const isSame = file !== null && file === fileOf(request, path.join(context, 'importing-file'));
    return isSame ? done(null, `commonjs2 ${request}`) : done();
  };
}

/** The file that `require` finds from another file; null if it finds none. */
function fileOf(request, from) {
  try {
    return createRequire(from).resolve(request);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED') throw error;
    return null;
  }
}

/** Installed versions of the libraries that the shell shares with the slices. */
function sharedVersions(folder) {
  const require = createRequire(path.join(folder, 'package.json'));
  const versionOf = (name) => JSON.parse(readFileSync(findPackage(require, name), 'utf8')).version;
  return Object.fromEntries(
    ['react', 'react-dom', 'react-router-dom', 'rxjs', '@nkm/platform'].map((name) => [name, versionOf(name)]),
  );
}

function findPackage(require, name) {
  for (const folder of require.resolve.paths(name)) {
    const file = path.join(folder, name, 'package.json');
    try {
      readFileSync(file);
      return file;
    } catch {
      // not in this node_modules; try the next one up
    }
  }
  throw new Error(`${name} is not installed`);
}

function compression() {
  const test = /\.(js|css|svg)$/;
  return [
    new CompressionPlugin({ algorithm: 'gzip', test, filename: '[path][base].gz', minRatio: 1 }),
    new CompressionPlugin({
      algorithm: 'brotliCompress',
      test,
      filename: '[path][base].br',
      minRatio: 1,
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
}

/** Lists the files of each entry and of each chunk with a name, in loading order, for the server. */
class EntryFilesPlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.done.tap('EntryFilesPlugin', ({ compilation }) => {
      const entries = [...compilation.namedChunkGroups].map(([name, group]) => [
        name,
        group.getFiles().filter((file) => !file.includes('.hot-update.')),
      ]);
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(path.join(this.folder, 'entry-files.json'), JSON.stringify(Object.fromEntries(entries), null, 2));
    });
  }
}

/** Files served unchanged, e.g. the icon. */
class CopyPublicFiles {
  constructor(from, to) {
    Object.assign(this, { from, to });
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CopyPublicFiles', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'CopyPublicFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of readdirSync(this.from)) {
            compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(path.join(this.from, name))));
          }
        },
      );
    });
  }
}
