import { temporaryFolder } from './temporary-folder';
import { temporaryProject, type TemporaryProject } from './temporary-project';
import { route, writeDist, type DistOptions } from './write-dist';

export function distOf(options: DistOptions): string {
  const dist = temporaryFolder();
  writeDist(dist, options);
  return dist;
}

/** Catalog and orders. The catalog's server bundle requires React from the shell. */
export function twoSlices(): TemporaryProject {
  const project = temporaryProject();
  const serverCode = 'if (!require("react").createElement) throw new Error("no react");';
  project.addSlice('mfe-catalog', distOf({ serverCode, claims: { shared: { react: '^19.0.0' } } }));
  project.addSlice('mfe-orders', distOf({ name: 'mfe-orders', routes: [route('/my-orders')] }));
  return project;
}
