/** A start that cannot go on; the message is one line for the person at the terminal, who can mend it. */
export class StartError extends Error {
  override name = 'StartError';
}
