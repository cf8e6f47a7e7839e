/** The form's code: a chunk of its own, because most visitors of /account only sign in. */
export const loadSignUpForm = () => import(/* webpackChunkName: "sign-up-form" */ './sign-up-form');

/** Fetches it ahead, when somebody turns to the link that opens it. */
export function prepareSignUpForm(): void {
  loadSignUpForm().catch(() => undefined); // the panel itself says so, and offers another try
}
