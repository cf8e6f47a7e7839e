import type { Environment } from '../platform/environment/environment';

export interface RunningSandbox {
  address: string;
  stop(): Promise<void>;
}

/** Type of `startSandbox` in `src/sandbox/<name>/index.ts`. */
export type StartSandbox = (config: Environment) => Promise<RunningSandbox>;
