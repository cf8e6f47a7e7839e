#!/usr/bin/env node
// npm run dev in a slice: runs this slice with hot reload, and all others from the releases of the running shop.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { findShop } from './running-shop.mjs';

const VERSION = '0.0.0-dev';
const folder = process.cwd();
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const port = findOwnShop();
const [shopPort, assetsPort] = [port + 10, port + 11];

process.env.SLICE_VERSION = VERSION;
register();
const { default: webpack } = await import('webpack');
const { default: WebpackDevServer } = await import('webpack-dev-server');
const { default: ReactRefreshPlugin } = await import('@pmmmwh/react-refresh-webpack-plugin');
const { default: refreshTransformer } = await import('react-refresh-typescript');
const { describeSlice } = await import('./describe-slice.mjs');
const { default: configure } = await import(pathToFileURL(path.join(folder, 'webpack.config.mjs')).href);

const hot = {
  transformers: () => ({ before: [refreshTransformer()] }),
  plugins: ({ container }) => [new ReactRefreshPlugin({ overlay: false, library: container })],
};

await build(configure({}, { mode: 'development' })); // once, to read the slice's routes
// Files change with every edit, so none is pinned or preloaded.
const description = { ...describeSlice(folder, { pinned: false }), files: {}, chunks: {} };
const [client] = configure({ hot }, { mode: 'development' });
client.output = { ...client.output, filename: '[name].js', chunkFilename: '[name].js', clean: false };
const server = new WebpackDevServer(
  {
    port: assetsPort,
    host: 'localhost',
    hot: true,
    liveReload: false,
    headers: { 'access-control-allow-origin': '*' },
    client: { overlay: false, webSocketURL: `ws://localhost:${assetsPort}/ws` },
    setupMiddlewares: (middlewares) => [
      { name: 'slice.json', path: '/slice.json', middleware: (_request, response) => response.json(description) },
      ...middlewares,
    ],
  },
  webpack(client),
);
await server.start();
await build(
  (await import(pathToFileURL(path.join(root, 'shell/webpack.config.mjs')).href)).default({}, { mode: 'development' }),
);
const shell = spawn(process.execPath, ['dist-development/server/index.cjs'], {
  cwd: path.join(root, 'shell'),
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(shopPort),
    API_BASE_URL: `http://localhost:${port + 1}`,
    DEV_SLICE: `${description.name}=http://localhost:${assetsPort}`,
  },
});
shell.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => shell.kill(signal));
console.log(`\n${description.name} with hot reload: http://localhost:${shopPort}`);
console.log(`beside the shop of ${root}: http://localhost:${port}\n`);

function build(config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/** Port of the shop of this checkout; ends the process with one line when it does not run. */
function findOwnShop() {
  try {
    return findShop(root, process.env.PORT);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
