/** A failed start. The message is one line for the operator, who can fix the cause. */
export class StartError extends Error {
  override name = 'StartError';
}
