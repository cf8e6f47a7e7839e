/** Reads, chooses and runs releases, for the shell's server. To publish, use `@nkm/releases/publish`. */
export { changedAt } from './document/changed-at';
export { describeStatus, type ReleaseStatus, type SliceStatus } from './document/describe-status';
export { readReleases } from './document/read-releases';
export { watchReleases, type WatchOptions } from './document/watch-releases';
export { loadServerBundle, ServerBundleError, type ServerBundle, type ServerBundleOptions } from './load-server-bundle';
export { readPreview, type Preview } from './preview/preview';
export { QUARANTINE_MS, type QuarantineNotice } from './quarantine/quarantine-notice';
export { watchQuarantine } from './quarantine/watch-quarantine';
export { writeQuarantine } from './quarantine/write-quarantine';
export { choicesOf, chooseReleaseSet } from './rollout/choose-release-set';
export { noteShell } from './shells/note-shell';
export type { RunningShell } from './shells/running-shell';
export { hasVersion, listVersions } from './store/list-versions';
export { readSlice } from './store/read-slice';
export { ReleaseError, type ReleaseErrorCode } from './store/release-error';
export { openStore, versionFolder, type ReleaseStore, type StoreSettings } from './store/release-store';
