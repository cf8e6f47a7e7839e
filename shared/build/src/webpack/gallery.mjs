import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { BROWSER_TARGET, commonConfig } from './common.mjs';

/** Build of the UI kit gallery: the frame with its controls, and the samples. */
export function galleryConfig(folder) {
  return {
    ...commonConfig({ context: folder, mode: 'development', salt: 'gallery', side: 'client' }),
    target: BROWSER_TARGET,
    entry: { gallery: './gallery/gallery-page.tsx', samples: './gallery/samples-page.tsx' },
    output: { path: path.join(folder, 'dist'), publicPath: '/', filename: '[name].js' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
  };
}
