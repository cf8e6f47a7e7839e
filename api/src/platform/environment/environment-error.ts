import { StartError } from '../start-error';

/** Settings that are not usable, each named with its fault. */
export class EnvironmentError extends StartError {
  override name = 'EnvironmentError';
  constructor(readonly faults: string[]) {
    super(`The settings are not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}
