import { TOPIC_DETAILS, type TopicName } from '@nkm/contracts';
import { findSecret } from './find-secret';

/** Says what is wrong with a payload, or null: for development and tests, production does not pay for it. */
export function inspectPayload(topic: TopicName, payload: unknown): string | null {
  const secret = findSecret(payload);
  return secret === null ? TOPIC_DETAILS[topic].check(payload) : `${secret} must not travel on the bus`;
}
