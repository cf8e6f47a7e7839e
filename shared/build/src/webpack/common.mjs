import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import cssLoaderModule from 'css-loader';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { shrinkStyles } from './shrink-styles.mjs';

const require = createRequire(import.meta.url);
/** Class names are hashed from paths below this folder, so that every machine gives the same names. */
const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Cascade layers set the floor: Chrome and Android WebView 99, Firefox 97, Safari 15.4. Older ones read plain HTML. */
export const BROWSER_TARGET = ['web', 'es2021'];

/**
 * What every one of our webpack builds has in common.
 * @param {{classNames?: Set<string>}} options `classNames`: gets every name that CSS modules make
 */
export function commonConfig({ context, mode, salt, side, transformers, classNames }) {
  const production = mode === 'production';
  return {
    mode,
    context,
    devtool: production ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [typescriptRule({ context, side, transformers }), cssRule({ production, salt, side, classNames })],
    },
    performance: { hints: false }, // budgets are checked on compressed bytes by the tests
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
      compilerOptions: { noEmit: false, target: side === 'server' ? 'es2022' : 'es2021', module: 'esnext' },
    },
  };
}

/** CSS modules: the server build takes only the class names, which agree with the browser's by salt and context. */
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

/** Names are made as ever, and noted: the gate refuses styles with any other one. */
const noteIn =
  (classNames) =>
  (...args) => {
    const name = cssLoaderModule.defaultGetLocalIdent(...args);
    classNames.add(name.replace(/^(-?\d|--)/, '_$1')); // as css-loader writes a name that begins with a digit
    return name;
  };

/** @param {string} context folder of the package */
export function minimizers(context) {
  return [
    new TerserPlugin({ extractComments: false, terserOptions: { ecma: 2021, format: { comments: false } } }),
    // A few small files: worker processes would cost more than they save.
    new CssMinimizerPlugin({ parallel: false, minify: [shrinkStyles(context), CssMinimizerPlugin.cssnanoMinify] }),
  ];
}
