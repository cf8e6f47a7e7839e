import type { Environment } from '../platform/environment/environment';

export interface RunningSandbox {
  address: string;
  stop(): Promise<void>;
}

/** What `src/sandbox/<name>/index.ts` exports as `startSandbox`. */
export type StartSandbox = (config: Environment) => Promise<RunningSandbox>;
