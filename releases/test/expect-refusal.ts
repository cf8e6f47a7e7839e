import type { Outcome } from './temporary-project';

/** Expects one line on stderr, nothing on stdout, exit code 1. */
export function expectRefusal({ code, stdout, stderr }: Outcome, message: string): void {
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/^nkm: [^\n]+\n$/);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}
