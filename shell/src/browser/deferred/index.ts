/** Code of the shell that no first view needs. */
export { createSignInWindow } from './sign-in/sign-in-window';
export { reloadOnce } from './reload/reload-once';
export { openRequiredStep } from './sign-in/required-step';
export { startDeferredParts } from './start-deferred-parts';
export { warnUnstored } from './storage/warn-unstored';
