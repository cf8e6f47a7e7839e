import { type SliceDescription, type TopicDeclaration, TOPICS } from '@nkm/contracts';

/**
 * Topics that a slice was built against in another version than the shell's bus has; null when all versions match. The
 * document therefore carries only the differences.
 */
export function olderTopics(
  { topicVersions = {} }: Pick<SliceDescription, 'topicVersions'>,
  topics: Readonly<Record<string, TopicDeclaration>> = TOPICS,
): Record<string, number> | null {
  const built = Object.entries(topics).map(([topic, { version }]) => ({
    topic,
    version,
    was: topicVersions[topic] ?? 1,
  }));
  const older = built.filter(({ version, was }) => was !== version);
  return older.length > 0 ? Object.fromEntries(older.map(({ topic, was }) => [topic, was])) : null;
}
