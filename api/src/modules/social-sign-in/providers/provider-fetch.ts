import { refuseInTransaction } from '../../../platform/database/transaction-guard';
import { ProviderError } from './provider-error';

/** The answers that we read have a few kilobytes. */
const LARGEST_ANSWER = 512 * 1024;

export type ProviderFetch = (url: string, init?: object) => Promise<Response>;

/**
 * Calls identity providers with a time limit. Resolves only with JSON: a proxy's error page in HTML, a broken
 * connection and a server error throw a ProviderError of kind `unavailable`.
 */
export function createProviderFetch(timeoutMs: number): ProviderFetch {
  return async (url, init) => {
    refuseInTransaction('A call to an identity provider');
    const { response, text } = await read(url, init, timeoutMs);
    const { status, headers } = response;
    if (status >= 500 || status === 429) throw new ProviderError('unavailable', `${hostOf(url)} answered ${status}`);
    if (!isJson(text)) throw new ProviderError('unavailable', `${hostOf(url)} answered ${status} without JSON`);
    return new Response(text, { status, headers });
  };
}

async function read(url: string, init: object | undefined, timeoutMs: number) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > LARGEST_ANSWER) throw new Error(`more than ${LARGEST_ANSWER} bytes`);
      chunks.push(chunk);
    }
    return { response, text: Buffer.concat(chunks).toString('utf8') };
  } catch (cause) {
    // Neither the address nor the cause is for the log as a whole: an address can hold a token.
    const reason = cause instanceof Error ? cause.name : 'unknown';
    throw new ProviderError('unavailable', `${hostOf(url)} cannot be reached (${reason})`);
  }
}

const hostOf = (url: string) => new URL(url).host;

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
