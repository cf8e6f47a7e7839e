#!/usr/bin/env node
// npm run gallery: all components of the kit in all their states, with live reload.
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { galleryConfig } from './webpack/gallery.mjs';

const folder = process.cwd();
const port = Number(process.env.PORT || 3020);
const server = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    static: path.join(folder, 'gallery/public'),
    client: { overlay: false },
    setupExitSignals: true,
  },
  webpack(galleryConfig(folder)),
);
await server.start();
server.compiler.hooks.done.tap('Gallery', (stats) => {
  if (stats.hasErrors()) console.error(stats.toString('errors-only'));
});
console.log(`\nUI kit gallery: http://localhost:${port}\n`);
