#!/usr/bin/env node
// Platform and contracts are TypeScript sources; tsx lets Node run them.
import { register } from 'tsx/esm/api';

register();
const { describeSlice } = await import('./describe-slice.mjs');
const { name, version, routes, files } = describeSlice(process.cwd());
const kilobytes = Object.values(files).reduce((sum, { br = 0 }) => sum + br, 0) / 1000;
console.log(
  `${name} ${version}: ${routes.length} routes, ${Object.keys(files).length} files, ${kilobytes.toFixed(1)} kB compressed`,
);
