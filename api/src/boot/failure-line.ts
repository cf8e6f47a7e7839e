import { StartError } from '../platform/start-error';

/** What the person at the terminal reads when a start fails: one line for what they can mend, else the stack. */
export function failureLine(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: stop it, or set another PORT.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used by this user: set another PORT.`;
  return stack ?? message ?? String(error);
}
