import type { PaymentMethod } from './checkout';
import type { Naira } from './values';

/** GET /settings: values that the storefront does not know at build time (ours). */
export interface Settings {
  /** Naira per dollar. */
  rate: number;
  brand: string;
  /** Addresses by name (`android`, `facebook`, `chat`, `vendor`, …). The shop hides links that are not set. */
  links: Record<string, string>;
  /** Contact details of the marketplace. The shop hides those that are not set. */
  contact?: { email?: string; phone?: string; address?: string };
  /** Configured social sign-ins. */
  providers: string[];
  /** Origins of other sites that may ask a shopper for the session (ours). */
  signInOrigins?: string[];
  /** Name of the captcha; absent: `proof-of-work`. Any other one runs in a frame (ours). */
  captcha?: string;
  /** Level of the API: each release that adds calls raises it by one. Absent or 0: only the documented calls. */
  api?: number;
  /** The server's address allows passkeys; absent: it does not. */
  passkeys?: boolean;
  /** Blocks allowed on the home page: category slugs, `deals`, `top-categories`; absent: all that have data. */
  home?: { blocks?: string[] };
  /** Rules of the contact forms: length of a name in characters; absent: 3 to 15. */
  letters?: { name: { min: number; max: number } };
  /** Delivery of one product to a pickup station with fuel and tax, free above the second value; absent: not shown. */
  delivery?: { pickup: Naira; freeOver: Naira };
  /** Codes of the enabled payment methods; absent: card (CART-SCR-015). */
  payments?: PaymentMethod['code'][];
}

/** What `GET /settings` also holds for slices built before the levels of the API. Other code asks `hasFeature`. */
export interface SettingsWithCapabilities extends Settings {
  capabilities: string[];
}
