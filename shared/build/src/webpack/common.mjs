import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import cssLoaderModule from 'css-loader';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { shrinkStyles } from './shrink-styles.mjs';

const require = createRequire(import.meta.url);
/** Class names are hashed from paths relative to this folder, so that every machine generates the same names. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Cascade layers need Chrome and Android WebView 99, Firefox 97, Safari 15.4. Older browsers get plain HTML. */
export const BROWSER_TARGET = ['web', 'es2021'];

/**
 * Configuration shared by all our webpack builds.
 * @param {{classNames?: Set<string>}} options `classNames`: receives every class name of the CSS modules
 */
export function commonConfig({ context, mode, salt, side, transformers, classNames }) {
  const production = mode === 'production';
  return {
    mode,
    context,
    devtool: production ? false : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // RxJS without the helpers for ES5: 1.4 KB less on every page.
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [typescriptRule({ context, side, transformers }), cssRule({ production, salt, side, classNames })],
    },
    performance: { hints: false }, // the tests check budgets on compressed bytes
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Types are checked by `npm run typecheck`; the build only transpiles. */
function typescriptRule({ context, side, transformers }) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      ...(transformers ? { getCustomTransformers: transformers } : {}),
      configFile: path.join(context, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        sourceMap: true,
        target: side === 'server' ? 'es2022' : 'es2021',
        module: 'esnext',
      },
    },
  };
}

/** CSS modules: the server build uses only the class names; salt and context make them equal to the browser's. */
function cssRule({ production, salt, side, classNames }) {
  const cssLoader = {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        localIdentName: production ? '[hash:base64:5]' : '[name]_[local]_[hash:base64:5]',
        localIdentHashSalt: salt,
        localIdentContext: repositoryRoot,
        exportOnlyLocals: side === 'server',
        ...(classNames && { getLocalIdent: noteIn(classNames) }),
      },
    },
  };
  return {
    test: /\.css$/,
    use: side === 'server' ? [cssLoader] : [MiniCssExtractPlugin.loader, cssLoader],
    sideEffects: true,
  };
}

/** Generates names as usual and records them: the gate refuses styles with any other name. */
const noteIn =
  (classNames) =>
  (...args) => {
    const name = cssLoaderModule.defaultGetLocalIdent(...args);
    classNames.add(name.replace(/^(-?\d|--)/, '_$1')); // css-loader escapes names that begin with a digit
    return name;
  };

/** @param {string} context folder of the package */
export function minimizers(context) {
  return [
    // SWC makes smaller files than Terser, in less time.
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      terserOptions: { ecma: 2021, format: { comments: false } },
    }),
    // The files are few and small, so worker processes would cost more than they save.
    new CssMinimizerPlugin({ parallel: false, minify: [shrinkStyles(context), CssMinimizerPlugin.cssnanoMinify] }),
  ];
}
