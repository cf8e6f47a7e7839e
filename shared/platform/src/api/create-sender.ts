import axios, { AxiosError } from 'axios';
import { ApiError, type FailureReason, UNEXPECTED_ERROR } from './api-client';
import { timeOfAnswer } from '../server-clock';
import { API_TIMEOUT_MS, type ApiClientOptions } from './api-client-options';
import type { Call, Send } from './call';
import { encodeBody } from './encode-body';
import { errorOfAnswer } from './error-of-answer';
import { withRetries } from './with-retries';

export type { Call } from './call';

export function createSender(options: ApiClientOptions): Send {
  const instance = axios.create({
    baseURL: options.baseUrl,
    paramsSerializer: { indexes: null }, // `brand=a&brand=b`
    validateStatus: () => true,
    transitional: { clarifyTimeoutError: true },
    withXSRFToken: false, // authentication uses no cookies, and reading them would delay each request
  });

  async function sendOnce({ method, path, body, request }: Call): Promise<unknown> {
    const token = request.headers?.Authorization ? null : (options.token?.() ?? null);
    const sentAt = Date.now();
    const answer = await instance
      .request<unknown>({
        method,
        url: path,
        params: request.query,
        signal: request.signal,
        timeout: request.timeoutMs ?? options.timeoutMs ?? API_TIMEOUT_MS,
        headers: {
          Accept: 'application/json',
          // Servers are near the API: unpacking would cost more than it saves. A browser sets its own.
          ...(typeof window === 'undefined' ? { 'Accept-Encoding': 'identity' } : {}),
          ...request.headers,
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        },
        data: body && encodeBody(body),
      })
      .catch((cause: unknown) => {
        if (request.signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
        const reason = reasonOf(cause);
        if (reason !== 'timeout' && !request.optional) options.onReach?.(false);
        throw new ApiError(0, UNEXPECTED_ERROR, {}, null, { cause, reason });
      });
    options.onReach?.(true);
    const time = timeOfAnswer((name) => answer.headers[name], { sentAt, receivedAt: Date.now() });
    if (time) options.onServerTime?.(time);
    const error = errorOfAnswer(answer);
    if (error === null) return answer.data;
    // Without a token there is no session to lose.
    if (token !== null && saysDead(error) && !request.isSignIn) options.onSessionDead?.(token);
    throw error;
  }

  const mayRetry = ({ method, request }: Call) => options.retry && method === 'get' && !request.optional;
  return (call) => (mayRetry(call) ? withRetries(() => sendOnce(call), call) : sendOnce(call));
}

const saysDead = ({ status, message }: ApiError) => status === 401 && /authenticated/i.test(message);

function reasonOf(cause: unknown): FailureReason {
  if (cause instanceof AxiosError && cause.code === AxiosError.ETIMEDOUT) return 'timeout';
  return typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'unreachable';
}
