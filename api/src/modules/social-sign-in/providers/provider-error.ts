/** `unavailable`: no usable answer, try again; `refused`: the provider does not confirm the code or token. */
export type ProviderErrorKind = 'unavailable' | 'refused';

export class ProviderError extends Error {
  override name = 'ProviderError';
  constructor(
    readonly kind: ProviderErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Our error behind one of a library, or a refusal because of it. */
export function toProviderError(error: unknown): ProviderError {
  for (let cause = error; cause !== undefined; cause = (Object(cause) as { cause?: unknown }).cause)
    if (cause instanceof ProviderError) return cause;
  return new ProviderError('refused', summary(error));
}

/** Without the cause: the errors of the libraries hold tokens and claims. */
function summary(error: unknown): string {
  const { message, code, error: answer } = Object(error) as { message?: unknown; code?: unknown; error?: unknown };
  return [message, code, answer].filter((part) => typeof part === 'string').join(', ');
}
