import { TOPIC_DETAILS, type TopicName } from '@nkm/contracts';
import { findSecret } from './find-secret';

/** Returns the fault of a payload, or null. Only for development and tests, because of its cost. */
export function inspectPayload(topic: TopicName, payload: unknown): string | null {
  const secret = findSecret(payload);
  return secret === null ? TOPIC_DETAILS[topic].check(payload) : `${secret} must not travel on the bus`;
}
