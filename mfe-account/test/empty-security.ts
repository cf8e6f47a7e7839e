import type { Answers } from '@nkm/testing';

/** Empty lists on /security. */
export const EMPTY_SECURITY: Answers = {
  'GET /users/me/identities': () => ({ data: { identities: [], keeps: null } }),
  'GET /users/me/sessions': () => ({ data: [] }),
  'GET /users/me/security-events': () => ({ data: [] }),
};
