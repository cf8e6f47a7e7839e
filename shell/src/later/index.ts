/** What no page needs for its first view: one chunk, loaded when the browser is idle or something asks for it. */
export { awaitSignIn } from './await-sign-in';
export { leadUser } from './lead-user';
export { reloadOnce } from './reload-once';
export { startLaterParts } from './start-later-parts';
export { tellUnkept } from './tell-unkept';
