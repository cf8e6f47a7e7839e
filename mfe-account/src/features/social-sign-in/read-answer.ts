/** What a provider appended to the address of a landing page. */
export interface ProviderAnswer {
  state?: string;
  code?: string;
  iss?: string;
  /** Google's access token. */
  access_token?: string;
  /** Apple's token, which says who signed in. */
  id_token?: string;
  user?: string;
  error?: string;
}

const NAMES = ['state', 'code', 'iss', 'access_token', 'id_token', 'user', 'error'] as const;

/** Reads the query and the fragment (ACC-RULE-010, ACC-RULE-011). */
export function readAnswer({ search, hash }: { search: string; hash: string }): ProviderAnswer {
  const sources = [new URLSearchParams(search), new URLSearchParams(hash.replace(/^#/, ''))];
  const found = NAMES.flatMap((name) => {
    const value = sources.map((source) => source.get(name)).find((text) => text !== null && text !== '');
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(found) as ProviderAnswer;
}

export const isEmpty = (answer: ProviderAnswer) => Object.keys(answer).length === 0;
