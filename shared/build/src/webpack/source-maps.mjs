import path from 'node:path';
import webpack from 'webpack';

/**
 * Source maps beside the build, in `dist/maps/<side>/`: for `nkm errors`, never for shoppers. They hold no sources.
 * @param {string} dist folder of both builds
 * @param {'client' | 'server'} side
 */
export function sourceMaps(dist, side) {
  return new webpack.SourceMapDevToolPlugin({
    test: /\.c?js$/,
    filename: `${path.relative(path.join(dist, side), path.join(dist, 'maps', side)).replaceAll('\\', '/')}/[file].map`,
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
    fallbackModuleFilenameTemplate: '[resource-path]?[hash]',
  });
}
