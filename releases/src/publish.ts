/** Changes the releases. For tools only: the shell's server must not import it. */
export { publishAll, type PublishAllOptions, type PublishProgress } from './publishing/publish-all';
export { publishFolder, type FolderRequest } from './publishing/publish-folder';
export { publishSlice, type Publication, type PublishRequest } from './publishing/publish-slice';
export { publishSources, type SourcesPublication, type SourcesRequest } from './publishing/publish-sources';
export { rollbackSlice } from './rollout/rollback-slice';
export { setRollout, type Rollout } from './rollout/set-rollout';
export { findProjectRoot } from './store/find-project-root';
