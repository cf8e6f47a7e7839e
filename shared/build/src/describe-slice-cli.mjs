#!/usr/bin/env node
// Platform and contracts are TypeScript sources, which Node runs with tsx.
import { register } from 'tsx/esm/api';

register();
let isDescribed = false;
process.once('exit', (code) => {
  if (isDescribed || code !== 0) return;
  console.error('Error: the server bundle ends the process while it loads');
  process.exitCode = 1;
});
const { describeSlice } = await import('./describe-slice.mjs');
const { name, version, routes, files } = describeSlice(process.cwd());
isDescribed = true;
const kilobytes = Object.values(files).reduce((sum, { br = 0 }) => sum + br, 0) / 1000;
console.log(
  `${name} ${version}: ${routes.length} routes, ${Object.keys(files).length} files, ` +
    `${kilobytes.toFixed(1)} kB compressed`,
);
