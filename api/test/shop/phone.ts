import type { TestApi } from '../with-api';

type Headers = { authorization: string };
type Api = Pick<TestApi, 'inject' | 'messagesTo'>;

export const requestCode = (api: Api, headers: Headers, contact: string, captchaToken?: string) =>
  api.inject({ method: 'POST', url: '/contacts/verification', headers, payload: { contact, captchaToken } });

export const confirmCode = (api: Api, headers: Headers, contact: string, code: string) =>
  api.inject({ method: 'POST', url: '/contacts/verification/confirm', headers, payload: { contact, code } });

export const postContact = (api: Api, headers: Headers, contact: string) =>
  api.inject({ method: 'POST', url: '/contacts', headers, payload: { type: 'Phone', contact } });

/** The code in the newest text message to a number (digits with country code). */
export async function newestTextCode(api: Api, number: string): Promise<string> {
  const texts = (await api.messagesTo(number)).filter(({ channel }) => channel === 'sms');
  return texts.at(-1)!.code!;
}

/** Verifies a number, as the shopper does. */
export async function verifyNumber(api: Api, headers: Headers, contact: string): Promise<void> {
  const { data } = (await requestCode(api, headers, contact)).json() as { data: { contact: string } };
  await confirmCode(api, headers, contact, await newestTextCode(api, data.contact));
}

/** Verifies a number and adds it to the account. */
export async function addPhone(api: Api, headers: Headers, contact: string) {
  await verifyNumber(api, headers, contact);
  return postContact(api, headers, contact);
}
