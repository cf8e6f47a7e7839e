import type { JWTPayload } from 'jose';
import type { Faults, IdTokenFault } from './faults';
import type { Played } from './people';

/** State that the routes of the sandbox share. */
export interface IdentitySandbox {
  faults: Faults;
  /** Lets every sign-in at Apple be the first one again. */
  forget(): void;
  /** Signs an id_token with a provider's key, or forges one. */
  sign(played: Played, claims: JWTPayload, fault?: IdTokenFault): Promise<string>;
  googleToken(client: string, person: string): Promise<string>;
}
