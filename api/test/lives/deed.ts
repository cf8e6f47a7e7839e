/** Something that somebody does. */
export interface Deed {
  name: string;
  /**
   * The model's forecast: `succeeds`, or `changes nothing`, which is a refusal or the answer to a repetition. Null:
   * depends on the payment provider.
   */
  forecast: 'succeeds' | 'changes nothing' | null;
  /** Returns the status of the answer. */
  run(): Promise<number>;
}

/** The forecast of a deed that succeeds exactly when a condition holds. */
export const when = (succeeds: boolean) => (succeeds ? ('succeeds' as const) : ('changes nothing' as const));
