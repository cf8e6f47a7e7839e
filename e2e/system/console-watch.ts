import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export interface ConsoleWatch {
  /** Allows messages that this test causes on purpose. */
  allow(...patterns: RegExp[]): void;
  /** All other messages, one line each. */
  unexpected(): string[];
}

/**
 * Collects the warnings, errors, uncaught exceptions and security policy violations of every page and popup of a
 * context. With `everything`, any message counts.
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
      console.error(`Security policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    unexpected: () => said.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

/** A syntax error has no stack. */
const exceptionLine = ({ name, message, stack }: Error) => `exception: ${stack || `${name}: ${message}`}`;

function lineOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return `${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`;
}
