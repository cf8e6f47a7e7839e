/** Loads the form from a separate chunk, because most visitors of /account only sign in. */
export const loadSignUpForm = () => import(/* webpackChunkName: "sign-up-form" */ './sign-up-form');

/** Preloads the form when its link gets pointer or focus. */
export function prepareSignUpForm(): void {
  loadSignUpForm().catch(() => undefined); // the panel reports the failure and offers a retry
}
