/** Stored values, for shell and slices. Each bundles its copy, so that a slice also runs with an older shell. */
export { leaveNothing } from './leave-nothing';
export { DEVICE_KEYS, isOfDevice, PERSON_KEYS, type StoredKey } from './stored-keys';
export { tabStorage } from './tab-storage';
