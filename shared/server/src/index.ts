export {
  readDataDir,
  readLogLevel,
  readMailFrom,
  readMetricsToken,
  readPort,
  readPublicUrl,
  readSmtpUrl,
  readStaging,
  readStopDelay,
  readTrustProxy,
  withoutSlash,
} from './common-settings';
export { trackConnections, type Connection } from './connections';
export { LONGEST_MS, prepareDrain, type Drain, type StopOptions } from './drain';
export { endSlowClients } from './end-slow-clients';
export { everyAddress } from './every-address';
export { isRunning, thisProcess, type KnownProcess } from './known-process';
export { REQUEST_ID_HEADER, requestId } from './request-id';
export { sameSecret } from './same-secret';
export { readVersions, VERSIONS_HEADER, writeVersions, type SliceVersion } from './slice-versions';
export { SettingReader, type About, type Setting, type Unit } from './setting-reader';
export { describeSpan, passedOn, traceOf, traceRequests } from './trace-requests';
export { restoreMarker, unfinishedRestore, type Restore } from './unfinished-restore';
