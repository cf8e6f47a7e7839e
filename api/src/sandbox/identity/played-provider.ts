import type Provider from 'oidc-provider';
import type { Played } from './people';

export interface PlayedProvider {
  played: Played;
  provider: Provider;
  /** Lets every sign-in be the first one again. */
  forget?(): void;
}
