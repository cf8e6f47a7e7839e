import type { FieldErrors } from '@nkm/contracts';

/** The API refused a request; the message is for people. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FieldErrors = {},
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 10_000;

/** Calls the API. Throws Refused with its message. */
export async function askApi(apiBaseUrl: string, path: string, request: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${apiBaseUrl}${path}`, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new Refused(503, `The API does not answer: ${cause instanceof Error ? cause.message : String(cause)}`);
    },
  );
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as { message?: string; errors?: FieldErrors };
  throw new Refused(answer.status, said.message ?? `The API answered ${answer.status}.`, said.errors);
}

export async function sendToApi<T>(apiBaseUrl: string, path: string, request: RequestInit): Promise<T> {
  return (await (await askApi(apiBaseUrl, path, request)).json()) as T;
}
