/** Distinguishes people from bots. A setting chooses the provider; the storefront has a solver for each, by name. */
export interface CaptchaProvider {
  /** Name of the storefront's solver. */
  readonly name: string;
  /** Lifetime in seconds of a challenge and its token. */
  readonly seconds: number;
  /** Challenge for the storefront to solve. */
  challenge(): Promise<object>;
  /**
   * True once for the token of a valid challenge of ours.
   * @throws 503 when the server of a third party gives no usable answer
   */
  redeem(token: string): Promise<boolean>;
}
