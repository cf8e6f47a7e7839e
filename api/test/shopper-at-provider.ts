import type { TestApi } from './with-api';

/** What a provider sends back to the shop. */
export type Answer = Record<string, string>;
type Provider = 'google' | 'apple' | 'twitter';

/** A browser in front of an API and the identity sandbox. */
export function openBrowser(api: TestApi) {
  const cookies = new Map<string, string>();
  const call = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await api.inject({
      method: 'POST',
      url,
      payload,
      headers,
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };

  return {
    cookies,
    call,
    start: (provider: Provider) => call(`/social/${provider}/start`, {}),
    /** Starts a sign-in and signs the person in at the provider. */
    async signInAt(provider: Provider, person: string): Promise<Answer> {
      const answer = await call(`/social/${provider}/start`, {});
      return signInOn(answer.json().data.url, person);
    },
    signUp: (provider: Provider, payload: object) => call(`/signup_with_${provider}`, payload),
  };
}

export type TestBrowser = ReturnType<typeof openBrowser>;

/** Follows the provider's pages and signs a person in; ends before the return to the shop. */
async function signInOn(url: string, person: string): Promise<Answer> {
  const jar = new Map<string, string>();
  const { origin } = new URL(url);
  const go = async (target: string, form?: Record<string, string>) => {
    const response = await fetch(new URL(target, url), {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  const page = (await go(url)).headers.get('location')!;
  let next = await go(page, { person });
  for (let hops = 0; hops < 5; hops += 1) {
    const location = next.headers.get('location');
    if (location === null) break;
    const target = new URL(location, url);
    if (target.origin !== origin) return Object.fromEntries(target.searchParams);
    next = await go(target.href);
  }
  const html = await next.text();
  return Object.fromEntries(
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );
}
