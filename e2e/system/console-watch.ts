import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export interface ConsoleWatch {
  /** Messages that belong to what this test does. */
  allow(...patterns: RegExp[]): void;
  /** What else was said, one line each. */
  unexpected(): string[];
}

/**
 * Listens to every page and popup of a context: warnings, errors, exceptions that nobody caught, violations of the
 * security policy. With `everything`, any message counts.
 */
export async function watchConsole(context: BrowserContext, everything = false): Promise<ConsoleWatch> {
  const allowed: RegExp[] = [];
  const said: string[] = [];
  context.on('console', (message) => {
    if (everything || ['warning', 'error', 'assert'].includes(message.type())) said.push(lineOf(message));
  });
  context.on('weberror', (error) => void said.push(exceptionLine(error.error())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`Against the security policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => said.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

/** A fault of syntax has no stack. */
const exceptionLine = ({ name, message, stack }: Error) => `exception: ${stack || `${name}: ${message}`}`;

function lineOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return `${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`;
}
