import type { TopicKind, TopicName, TopicOwner } from '@nkm/contracts';

/** What somebody said on the bus, for the developer's log. */
export interface BusRecord {
  /** Milliseconds since the document began. */
  at: number;
  topic: TopicName;
  kind: TopicKind;
  owner: TopicOwner;
  /** Who said it, with the version where it is known: `mfe-catalog 1.1.0`. */
  sender: string;
  /** `told`: a state or an event; `sent`: a command, which is then `answered` or `failed`. */
  act: 'told' | 'sent' | 'answered' | 'failed';
  /** What was told or sent; the answer; or why it failed. */
  payload: unknown;
  /** The same for a command and what became of it. */
  command?: number;
}
