import { type SliceDescription, type TopicName, TOPICS } from '@nkm/contracts';

type Claims = Pick<SliceDescription, 'name' | 'topics' | 'topicVersions'>;

/** Which of the topics are unknown, newer than those of the shell's bus, or claimed but somebody else's. */
export function checkTopics({ name, topics, topicVersions = {} }: Claims): string[] {
  const isDeclared = (topic: string): topic is TopicName => Object.hasOwn(TOPICS, topic);
  const all = [...new Set([...topics, ...Object.keys(topicVersions)])];
  const unknown = all.filter((topic) => !isDeclared(topic));
  return [
    ...unknown.map((topic) => `the topic "${topic}" is not declared in the contracts`),
    ...topics
      .filter((topic) => isDeclared(topic) && TOPICS[topic].owner !== name)
      .map((topic) => `the topic "${topic}" is owned by ${TOPICS[topic].owner}`),
    // The shell goes first: its bus knows how to deal with older payloads, not with newer ones.
    ...Object.entries(topicVersions).flatMap(([topic, version]) =>
      isDeclared(topic) && version > TOPICS[topic].version
        ? [`version ${version} of the topic "${topic}" is wanted, the shell has ${TOPICS[topic].version}`]
        : [],
    ),
  ];
}
