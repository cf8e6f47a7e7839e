import path from 'node:path';
import { ROOT } from './run-folder';
import { type Part, type Settings, startPart } from './start-part';

const API = path.join(ROOT, 'api');
const program = (file: string) => ['--enable-source-maps', `dist/${file}`];

/** Settings that every part of a system needs; `port` is the shop's. */
const common = (port: number): Settings => ({ PORT: String(port), LOG_LEVEL: 'warn' });

export function startApi(port: number, settings: Settings): Promise<Part> {
  // All tests sign in from one address.
  return startPart('API', program('main.mjs'), API, { ...common(port), RATE_LIMIT_SCALE: '10000', ...settings });
}

export type Sandbox = 'inbox' | 'paystack' | 'identity' | 'desk';

/** Several sandboxes in one process. */
export function startSandboxes(names: Sandbox[], port: number, settings: Settings): Promise<Part> {
  const args = [...program('sandbox/main.mjs'), ...names];
  return startPart(names.join(' and '), args, API, { ...common(port), ...settings });
}

export type ShellBuild = 'production' | 'development';

/** `development` runs React's development build on both sides, which reports every hydration mismatch. */
export function startShell(build: ShellBuild, port: number, settings: Settings): Promise<Part> {
  const dist = build === 'production' ? 'dist' : 'dist-development';
  return startPart('shell', [`${dist}/server/index.cjs`], path.join(ROOT, 'shell'), { ...common(port), ...settings });
}
