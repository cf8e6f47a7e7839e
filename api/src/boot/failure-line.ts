import { DatabaseOpenError } from '../platform/database/open-database';
import { MigrationError } from '../platform/database/migrate';
import { EnvironmentError } from '../platform/environment/environment';

/** What the person at the terminal reads when a start fails: one line for what they can mend, else the stack. */
export function failureLine(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof DatabaseOpenError || error instanceof MigrationError) {
    return error.message;
  }
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program: stop it, or set PORT or API_PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user: set PORT or API_PORT.`;
  return stack ?? message ?? String(error);
}
