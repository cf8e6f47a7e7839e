import { StartError } from '../start-error';

/** Invalid settings, each named with its fault. */
export class EnvironmentError extends StartError {
  override name = 'EnvironmentError';
  constructor(readonly faults: string[]) {
    super(`The settings are invalid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}
