import type { TestApi } from '../with-api';

/** A reason of 100 characters. */
export const REASON =
  'I am moving abroad and will not shop here any more, so please delete my account and all of my data now.'.padEnd(
    100,
    '.',
  );

export interface Leaving {
  id: number;
  email: string;
  headers: { authorization: string };
}

/** A signed-in shopper. */
export async function aLeaver(api: TestApi, columns: Parameters<TestApi['createShopper']>[0] = {}): Promise<Leaving> {
  const shopper = await api.createShopper(columns);
  return { ...shopper, headers: await api.signIn(shopper) };
}

export const askDeletion = (
  api: TestApi,
  { id, headers }: Leaving,
  payload: object = { reason: REASON, platform: 'Web' },
) => api.inject({ method: 'POST', url: `/users/${id}/deletion_request`, headers, payload });

export const confirmWith = (api: TestApi, { id, headers }: Leaving, otp: string) =>
  api.inject({ method: 'PATCH', url: `/users/${id}/deletion_request/${otp}`, headers });

/** The newest code that was mailed. */
export async function newestCode(api: TestApi, { email }: { email: string }): Promise<string> {
  const code = (await api.messagesTo(email)).at(-1)?.code;
  if (!code) throw new Error(`No code was sent to ${email}`);
  return code;
}

export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Requests the deletion, reads the code from the mail and confirms. */
export async function leave(api: TestApi, leaver: Leaving) {
  await askDeletion(api, leaver);
  return confirmWith(api, leaver, await newestCode(api, leaver));
}

export const accountOf = (api: TestApi, { id }: { id: number }) =>
  api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
