import type { TopicKind, TopicName, TopicOwner } from '@nkm/contracts';

/** One entry of the developer's bus log. */
export interface BusRecord {
  /** Milliseconds since the document started (`performance.now()`). */
  at: number;
  topic: TopicName;
  kind: TopicKind;
  owner: TopicOwner;
  /** The sender, with its version if known: `mfe-catalog 1.1.0`. */
  sender: string;
  /** `told`: a state or an event; `sent`: a command, which is then `answered` or `failed`. */
  act: 'told' | 'sent' | 'answered' | 'failed';
  /** The payload, the answer, or the reason for the failure. */
  payload: unknown;
  /** Links a command to its answer or failure. */
  command?: number;
}
