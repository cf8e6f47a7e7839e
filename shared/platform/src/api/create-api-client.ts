import type { AxiosInstance, AxiosResponse } from 'axios';
import { type ApiClient, ApiError, errorOfAnswer, type RequestOptions, UNEXPECTED_ERROR } from './api-client';
import { encodeBody } from './encode-body';

/** Milliseconds (spec 1 §9). */
export const API_TIMEOUT_MS = 60_000;

export interface ApiClientOptions {
  /** Address of the API without a slash at its end. */
  baseUrl: string;
  timeoutMs?: number;
  token?(): string | null;
  /** A request went out (+1) or its answer came in (-1). */
  onPending?(change: 1 | -1, background: boolean): void;
  /** The server no longer knows the session (spec 1 §8). */
  onSessionDead?(): void;
  onUnavailable?(error: ApiError): void;
}

type Method = 'get' | 'post' | 'patch' | 'delete';

/** axios is loaded with the first call: it is not on the critical path of a page. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  let instance: Promise<AxiosInstance> | undefined;
  const axiosInstance = () =>
    (instance ??= import(/* webpackChunkName: "axios" */ 'axios').then(
      ({ default: axios }) => axios.create({ baseURL: options.baseUrl, validateStatus: () => true }),
      (error: unknown) => {
        instance = undefined; // the next call tries to load it again
        throw new ApiError(0, UNEXPECTED_ERROR, {}, null, { cause: error });
      },
    ));

  async function call<T>(
    method: Method,
    path: string,
    body: object | undefined,
    request: RequestOptions = {},
  ): Promise<T> {
    const background = request.background ?? false;
    options.onPending?.(1, background);
    try {
      const axios = await axiosInstance();
      const answer = await axios
        .request<T>({
          method,
          url: path,
          params: request.query,
          signal: request.signal,
          timeout: request.timeoutMs ?? options.timeoutMs ?? API_TIMEOUT_MS,
          headers: headersOf(request, options.token?.() ?? null),
          data: body && encodeBody(body),
        })
        .catch((error: unknown) => {
          if (request.signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
          throw new ApiError(0, UNEXPECTED_ERROR, {}, null, { cause: error });
        });
      return unpack(answer, request, options);
    } finally {
      options.onPending?.(-1, background);
    }
  }

  return {
    get: (path, request) => call('get', path, undefined, request),
    post: (path, body, request) => call('post', path, body ?? {}, request),
    patch: (path, body, request) => call('patch', path, body ?? {}, request),
    delete: (path, request) => call('delete', path, undefined, request),
  };
}

function headersOf(request: RequestOptions, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    ...request.headers,
    ...(token && !request.headers?.Authorization ? { Authorization: `Bearer ${token}` } : {}),
  };
}

function unpack<T>(answer: AxiosResponse<T>, request: RequestOptions, options: ApiClientOptions): T {
  const { status, data, headers } = answer;
  const isJson = status === 204 || String(headers['content-type'] ?? '').includes('json');
  if (status >= 200 && status < 300 && isJson) return data;
  const error =
    status >= 200 && status < 300
      ? new ApiError(502, UNEXPECTED_ERROR) // a proxy's HTML page instead of the API's answer
      : errorOfAnswer(status, data, headers['retry-after'] as string | undefined);
  if (status === 401 && !request.isSignIn && /authenticated/i.test(error.message)) options.onSessionDead?.();
  if (status === 503) options.onUnavailable?.(error);
  throw error;
}
