/** What no page needs for its first view: one chunk, loaded when the browser is idle or something asks for it. */
export { PageFailure } from '../failure/page-failure';
export { createSignInWindow } from './sign-in-window';
export { leadUser } from './lead-user';
export { reloadOnce } from './reload-once';
export { startLaterParts } from './start-later-parts';
export { tellUnkept } from './tell-unkept';
