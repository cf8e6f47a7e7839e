import { type ApiClient, ApiError, type RequestOptions, UNEXPECTED_ERROR } from './api-client';
import type { ApiClientOptions } from './api-client-options';
import type { Call, Send } from './call';

/** The host's client. */
export interface HostApiClient extends ApiClient {
  /** Loads the sender before the first call. */
  prepare(): void;
}

/** Loads the sender with the first call, to keep it off the critical path of a page. */
export function createApiClient(options: ApiClientOptions): HostApiClient {
  let sender: Promise<Send> | undefined;
  const load = () =>
    (sender ??= import(/* webpackChunkName: "axios" */ './create-sender').then(
      ({ createSender }) => createSender(options),
      (cause: unknown) => {
        sender = undefined; // the next call tries to load it again
        throw new ApiError(0, UNEXPECTED_ERROR, {}, null, { cause, reason: 'unreachable' });
      },
    ));

  async function call<T>(
    method: Call['method'],
    path: string,
    request: RequestOptions = {},
    body?: object,
  ): Promise<T> {
    const end = options.beginRequest?.(request.background ?? false);
    try {
      const send = await load();
      return (await send({ method, path, request, body })) as T;
    } finally {
      end?.();
    }
  }

  return {
    prepare: () => void load().catch(() => undefined), // the call itself reports it
    get: (path, request) => call('get', path, request),
    post: (path, body, request) => call('post', path, request, body ?? {}),
    patch: (path, body, request) => call('patch', path, request, body ?? {}),
    delete: (path, request) => call('delete', path, request),
  };
}
