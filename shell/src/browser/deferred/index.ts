/** Code of the shell that no first view needs. */
export { createSignInWindow } from './sign-in-window';
export { reloadOnce } from './reload-once';
export { openRequiredStep } from './required-step';
export { startDeferredParts } from './start-deferred-parts';
export { warnUnstored } from './warn-unstored';
