import { StartError } from '../platform/start-error';

/** Text for the terminal when a start fails: one line for a fixable problem, else the stack. */
export function failureLine(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: stop it, or set another PORT.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} is not allowed for this user: set another PORT.`;
  return stack ?? message ?? String(error);
}
