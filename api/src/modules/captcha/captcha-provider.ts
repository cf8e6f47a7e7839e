/** Tells people from programs. Which one a shop uses is a setting; the storefront has a solver for each, by name. */
export interface CaptchaProvider {
  /** Names the solver that the storefront takes. */
  readonly name: string;
  /** Seconds for which a challenge, and the token made of it, is good. */
  readonly seconds: number;
  /** What the storefront has to solve. */
  challenge(): Promise<object>;
  /** True for the token of a challenge of ours that is still good and was not redeemed before: once only. */
  redeem(token: string): Promise<boolean>;
}
